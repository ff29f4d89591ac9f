/**
 * @generated SignedSource<<a46ec92cbb3200013ca5a4b95e5c76b5>>
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
    } | null;
  };
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
      "alias": null,
      "args": null,
      "concreteType": "Rede",
      "kind": "LinkedField",
      "name": "rede",
      "plural": false,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
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
          },
          "to": "NULL"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "98d2fe039906ec1810d993f3f6c33b34";

export default node;
