/**
 * @generated SignedSource<<e2d615054624a413a3ee52260ec6774d>>
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
  }>;
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "b652c29d089db2230d01f189aca7035b";

export default node;
