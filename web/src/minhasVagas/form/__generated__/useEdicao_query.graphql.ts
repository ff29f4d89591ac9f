/**
 * @generated SignedSource<<3a947140645e9d29b70c9d841ff73a63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useEdicao_query$data = {
  readonly categoriasDeInteresse: ReadonlyArray<{
    readonly interesses: ReadonlyArray<{
      readonly codigo: string | null;
      readonly nome: string;
    }>;
  }> | null;
  readonly " $fragmentSpreads": FragmentRefs<"vagaForm_query">;
  readonly " $fragmentType": "useEdicao_query";
};
export type useEdicao_query$key = {
  readonly " $data"?: useEdicao_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEdicao_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useEdicao_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CategoriaDeInteresse",
        "kind": "LinkedField",
        "name": "categoriasDeInteresse",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Interesse",
            "kind": "LinkedField",
            "name": "interesses",
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
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "vagaForm_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "9e8ff013dc25850ca6fbfe57caa43546";

export default node;
