/**
 * @generated SignedSource<<6c248f7913c571801d0c41d90cb446d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FiltroTags_query$data = {
  readonly departamentos: ReadonlyArray<{
    readonly codigo: string;
    readonly nome: string;
  }>;
  readonly " $fragmentType": "FiltroTags_query";
};
export type FiltroTags_query$key = {
  readonly " $data"?: FiltroTags_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FiltroTags_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FiltroTags_query",
  "selections": [
    {
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nome",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "237891411ffa5474ca9a3804353629b2";

export default node;
