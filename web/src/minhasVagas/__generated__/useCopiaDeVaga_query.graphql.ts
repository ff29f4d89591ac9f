/**
 * @generated SignedSource<<b2a5ca6ba4da68aee37cbe401462a5c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TipoDeVaga = "BOLSA" | "EMPRESA_JR" | "ESTAGIO" | "INICIACAO_CIENTIFICA" | "LABORATORIO" | "MONITORIA";
import type { FragmentRefs } from "relay-runtime";
export type useCopiaDeVaga_query$data = {
  readonly categoriasDeInteresse: ReadonlyArray<{
    readonly interesses: ReadonlyArray<{
      readonly codigo: string | null;
      readonly nome: string;
    }>;
  }> | null;
  readonly tiposDeVaga: ReadonlyArray<{
    readonly codigo: string;
    readonly nome: string;
    readonly tipo: TipoDeVaga;
  }> | null;
  readonly vaga?: {
    readonly departamento: {
      readonly codigo: string;
    } | null;
    readonly desconto: number | null;
    readonly descricao: string | null;
    readonly horasComplementares: number | null;
    readonly interesses: ReadonlyArray<{
      readonly nome: string;
    }>;
    readonly local: string | null;
    readonly nomeDoTipo: string | null;
    readonly prazo: string | null;
    readonly remuneracao: number | null;
    readonly tipo: TipoDeVaga;
    readonly titulo: string | null;
  } | null;
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
  "name": "codigo",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tipo",
  "storageKey": null
},
v2 = {
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "titulo",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "descricao",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "prazo",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "local",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Departamento",
              "kind": "LinkedField",
              "name": "departamento",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nomeDoTipo",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "remuneracao",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "desconto",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "horasComplementares",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Interesse",
              "kind": "LinkedField",
              "name": "interesses",
              "plural": true,
              "selections": [
                (v2/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "OpcaoDeTipo",
        "kind": "LinkedField",
        "name": "tiposDeVaga",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      "to": "NULL"
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
              (v0/*:: as any*/),
              (v2/*:: as any*/)
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

(node as any).hash = "f24c363e20c80fc792d8a27ddb9c70e4";

export default node;
