/**
 * @generated SignedSource<<a94708c05f1f4f6d93e9d5949f8be4dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MinhasConexoes_total$data = {
  readonly rede: {
    readonly conexoes: {
      readonly total: number;
    };
  } | null;
  readonly " $fragmentType": "MinhasConexoes_total";
};
export type MinhasConexoes_total$key = {
  readonly " $data"?: MinhasConexoes_total$data;
  readonly " $fragmentSpreads": FragmentRefs<"MinhasConexoes_total">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MinhasConexoes_total",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Rede",
        "kind": "LinkedField",
        "name": "rede",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 100
              }
            ],
            "concreteType": "ConexaoConnection",
            "kind": "LinkedField",
            "name": "conexoes",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              }
            ],
            "storageKey": "conexoes(first:100)"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b0fa487f58b832a9c4b84aad89286f49";

export default node;
