/**
 * @generated SignedSource<<a264acc09d1d85a0d007b390a1377268>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCopiaDeVaga_query$data = {
  readonly categoriasDeInteresse: ReadonlyArray<{
    readonly interesses: ReadonlyArray<{
      readonly codigo: string | null;
      readonly nome: string;
    }>;
  }> | null;
  readonly vaga?: {
    readonly interesses: ReadonlyArray<{
      readonly nome: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"useCampos_vaga">;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"useCampos_query">;
  readonly " $fragmentType": "useCopiaDeVaga_query";
};
export type useCopiaDeVaga_query$key = {
  readonly " $data"?: useCopiaDeVaga_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCopiaDeVaga_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "copiar"
    },
    {
      "kind": "RootArgument",
      "name": "de"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useCopiaDeVaga_query",
  "selections": [
    {
      "condition": "copiar",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "id",
              "variableName": "de"
            }
          ],
          "concreteType": "Vaga",
          "kind": "LinkedField",
          "name": "vaga",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "useCampos_vaga"
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Interesse",
              "kind": "LinkedField",
              "name": "interesses",
              "plural": true,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCampos_query"
    },
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
              (v0/*:: as any*/)
            ],
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
})();

(node as any).hash = "9045b773850794cdcb6226aaa5e4b144";

export default node;
