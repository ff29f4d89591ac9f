/**
 * @generated SignedSource<<9eca9ff9976487a3dbcdc022befe9c05>>
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
      readonly id: string;
      readonly nome: string;
    }>;
  }> | null;
  readonly " $fragmentSpreads": FragmentRefs<"useCampos_query">;
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
                "name": "id",
                "storageKey": null
              },
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
      "name": "useCampos_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "f618548b2a8ceb82f5f7ef0bb4a6553b";

export default node;
