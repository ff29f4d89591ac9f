/**
 * @generated SignedSource<<be6f49f8d777350225c768f5020ba82d>>
 * @relayHash 658cc43518cf796373d08f432d038cd4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69aa20250452914708a6884cc32e9bfe444cb89a844cec0a2d4f4018d920eaa1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Modalidade = "HIBRIDO" | "PRESENCIAL" | "REMOTO";
export type PedidoDeArquivo = "NAO" | "OBRIGATORIO" | "OPCIONAL";
export type StatusDaVaga = "AGUARDANDO" | "EM_ANALISE" | "EM_ANDAMENTO" | "ENCERRADA" | "FINALIZADA" | "RASCUNHO";
export type TipoDePergunta = "ESCOLHA" | "LINK" | "NUMERO" | "TEXTO_CURTO" | "TEXTO_LONGO";
export type CriarVagaInput = {
  arquivo?: PedidoDeArquivo | null;
  chave?: string | null;
  copiaDe?: string | null;
  departamento?: string | null;
  desconto?: number | null;
  descricao?: string | null;
  horasComplementares?: number | null;
  horasSemanais?: number | null;
  instrucao?: string | null;
  interesses?: ReadonlyArray<string> | null;
  local?: string | null;
  lugares?: number | null;
  modalidade?: Modalidade | null;
  perguntas?: ReadonlyArray<NovaPerguntaInput> | null;
  prazo?: string | null;
  rascunho?: boolean | null;
  remuneracao?: number | null;
  requisitos?: RequisitosInput | null;
  respostaAte?: string | null;
  tipo?: string | null;
  titulo: string;
};
export type RequisitosInput = {
  crMinimo?: number | null;
  cursos: ReadonlyArray<string>;
  disciplinas: ReadonlyArray<DisciplinaPedidaInput>;
  fechada: boolean;
  periodoAte?: number | null;
  periodoDe?: number | null;
};
export type DisciplinaPedidaInput = {
  codigoDaDisciplina: string;
  equivalentes: ReadonlyArray<string>;
};
export type NovaPerguntaInput = {
  obrigatoria: boolean;
  opcoes?: ReadonlyArray<string> | null;
  texto: string;
  tipo: TipoDePergunta;
};
export type useCriarVagaMutation$variables = {
  connections: ReadonlyArray<string>;
  input: CriarVagaInput;
};
export type useCriarVagaMutation$data = {
  readonly criarVaga: {
    readonly __typename: "CriarVagaSuccess";
    readonly vagaEdge: {
      readonly node: {
        readonly codigo: string;
        readonly status: StatusDaVaga | null;
      };
      readonly " $fragmentSpreads": FragmentRefs<"useMinhasVagas_edges">;
    } | null;
  } | {
    readonly __typename: "EntradaInvalida";
    readonly campos: ReadonlyArray<{
      readonly campo: string;
      readonly mensagem: string;
    }>;
    readonly mensagem: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useCriarVagaMutation = {
  response: useCriarVagaMutation$data;
  variables: useCriarVagaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codigo",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mensagem",
  "storageKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CampoInvalido",
      "kind": "LinkedField",
      "name": "campos",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "campo",
          "storageKey": null
        },
        (v6/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "EntradaInvalida",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCriarVagaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "criarVaga",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "VagaEdge",
                "kind": "LinkedField",
                "name": "vagaEdge",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Vaga",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "useMinhasVagas_edges"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CriarVagaSuccess",
            "abstractKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCriarVagaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "criarVaga",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "VagaEdge",
                "kind": "LinkedField",
                "name": "vagaEdge",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Vaga",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
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
                        "name": "titulo",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "tipo",
                        "storageKey": null
                      },
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
                        "name": "criadaEm",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "meuPapel",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "totalDeCandidatos",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "candidatosNovos",
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
                        "concreteType": "PrimeiraRevisao",
                        "kind": "LinkedField",
                        "name": "primeiraRevisao",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "aguarda",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "filters": null,
                "handle": "prependEdge",
                "key": "",
                "kind": "LinkedHandle",
                "name": "vagaEdge",
                "handleArgs": [
                  {
                    "kind": "Variable",
                    "name": "connections",
                    "variableName": "connections"
                  }
                ]
              }
            ],
            "type": "CriarVagaSuccess",
            "abstractKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "69aa20250452914708a6884cc32e9bfe444cb89a844cec0a2d4f4018d920eaa1",
    "metadata": {},
    "name": "useCriarVagaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "901299b0663ac934df718072ff6b718b";

export default node;
