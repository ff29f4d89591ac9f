/**
 * @generated SignedSource<<b1742b24a6c4b4ec077a73e3f36d1c07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PapelNaVaga = "AUTOR" | "GESTOR";
import type { FragmentRefs } from "relay-runtime";
export type useCopiaDeVaga_query$data = {
  readonly categoriasDeInteresse: ReadonlyArray<{
    readonly interesses: ReadonlyArray<{
      readonly codigo: string | null;
      readonly id: string;
      readonly nome: string;
    }>;
  }> | null;
  readonly departamentos: ReadonlyArray<{
    readonly id: string;
  }> | null;
  readonly instituicao: {
    readonly locais: ReadonlyArray<{
      readonly id: string;
    }>;
  };
  readonly tiposDeVaga: ReadonlyArray<{
    readonly id: string;
  }> | null;
  readonly vaga: {
    readonly id: string;
    readonly interesses: ReadonlyArray<{
      readonly nome: string;
    }>;
    readonly meuPapel: PapelNaVaga | null;
    readonly pedido: {
      readonly " $fragmentSpreads": FragmentRefs<"perguntasForm_pedido">;
    } | null;
    readonly requisitos: {
      readonly " $fragmentSpreads": FragmentRefs<"readRequisitos_requisitos">;
    } | null;
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
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [
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
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "codigo",
          "variableName": "de"
        }
      ],
      "concreteType": "Vaga",
      "kind": "LinkedField",
      "name": "vaga",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "meuPapel",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useCampos_vaga"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Requisitos",
          "kind": "LinkedField",
          "name": "requisitos",
          "plural": false,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "readRequisitos_requisitos",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "crMinimo",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "DisciplinaPedida",
                  "kind": "LinkedField",
                  "name": "disciplinas",
                  "plural": true,
                  "selections": [
                    {
                      "alias": "codigo",
                      "args": null,
                      "kind": "ScalarField",
                      "name": "codigoDaDisciplina",
                      "storageKey": null
                    },
                    (v1/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "equivalentes",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "periodoDe",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "periodoAte",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "cursos",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "fechada",
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PedidoDaVaga",
          "kind": "LinkedField",
          "name": "pedido",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "perguntasForm_pedido"
            }
          ],
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
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
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
        "concreteType": "Departamento",
        "kind": "LinkedField",
        "name": "departamentos",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
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
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Instituicao",
      "kind": "LinkedField",
      "name": "instituicao",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Local",
          "kind": "LinkedField",
          "name": "locais",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "codigo",
                "storageKey": null
              },
              (v1/*:: as any*/)
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

(node as any).hash = "f8909f66895d067cce8f1a918def7f36";

export default node;
