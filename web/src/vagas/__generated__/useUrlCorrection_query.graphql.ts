/**
 * @generated SignedSource<<a79634fa337dc6f1f5b0ab730fb23bb1>>
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
  readonly filtraCondicoes: boolean | null;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "filtraCondicoes",
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "9e0fbb8c4b304ff9f84d90b87904e327";

export default node;
