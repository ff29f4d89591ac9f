/**
 * @generated SignedSource<<806112c47476c7402cb46b9dc2e38df0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useEnderecoPossivel_query$data = {
  readonly departamentos: ReadonlyArray<{
    readonly codigo: string;
  }> | null;
  readonly " $fragmentType": "useEnderecoPossivel_query";
};
export type useEnderecoPossivel_query$key = {
  readonly " $data"?: useEnderecoPossivel_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEnderecoPossivel_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useEnderecoPossivel_query",
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

(node as any).hash = "472688de1fa118c119bb66205158f4b0";

export default node;
