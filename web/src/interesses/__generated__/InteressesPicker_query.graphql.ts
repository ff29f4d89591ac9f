/**
 * @generated SignedSource<<cc227a2351e573fc8d2c74e9f01a4882>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InteressesPicker_query$data = {
  readonly categoriasDeInteresse: ReadonlyArray<{
    readonly interesses: ReadonlyArray<{
      readonly codigo: string | null;
      readonly nome: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"InteressesPorCategoria_categorias">;
  }>;
  readonly " $fragmentType": "InteressesPicker_query";
};
export type InteressesPicker_query$key = {
  readonly " $data"?: InteressesPicker_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"InteressesPicker_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InteressesPicker_query",
  "selections": [
    {
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "InteressesPorCategoria_categorias"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "56a6a151a4e9c18b53f12f29cdb5a9fe";

export default node;
