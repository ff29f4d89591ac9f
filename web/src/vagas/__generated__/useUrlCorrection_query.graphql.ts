/**
 * @generated SignedSource<<a82bbc6c6b4807e0bdd9e423f36254d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useUrlCorrection_query$data = {
  readonly departamentos: ReadonlyArray<{
    readonly codigo: string;
  }> | null;
  readonly " $fragmentType": "useUrlCorrection_query";
};
export type useUrlCorrection_query$key = {
  readonly " $data"?: useUrlCorrection_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUrlCorrection_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useUrlCorrection_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Departamento",
        "kind": "LinkedField",
        "name": "departamentos",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "codigo",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "7cc91fdc65ba67c20f45535eace11579";

export default node;
