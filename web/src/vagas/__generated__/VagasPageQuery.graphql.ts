/**
 * @generated SignedSource<<28375d3fe1b92ca4ca210167fcdc484c>>
 * @relayHash 09575d4824c4e62b6dd2c9cdaf9db8ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc6c8f90947f86afb55b18ebb79502a4bd03cd8f75d1ec7f80145bfe968335f7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Beneficio = "DESCONTO_MENSALIDADE" | "HORAS_COMPLEMENTARES" | "REMUNERACAO";
export type EstadoDoProgresso = "EM_PROGRESSO" | "SEM_HISTORICO" | "SEM_REGISTRO";
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
export type Modalidade = "HIBRIDO" | "PRESENCIAL" | "REMOTO";
export type ModoDeBusca = "NENHUM" | "NO_APARELHO" | "NO_QUADRO" | "RESUMO";
export type OrdemDeVagas = "PRAZO" | "RECENTES" | "RECOMENDADAS";
export type StatusDaVaga = "AGUARDANDO" | "EM_ANALISE" | "EM_ANDAMENTO" | "ENCERRADA" | "FINALIZADA" | "RASCUNHO";
export type TipoDeBusca = "BUSCA" | "DEPARTAMENTO" | "DISCIPLINA" | "PROFESSOR";
export type TipoDeVaga = "BOLSA" | "EMPRESA_JR" | "ESTAGIO" | "INICIACAO_CIENTIFICA" | "LABORATORIO" | "MONITORIA" | "OUTRO";
export type VagaFiltro = {
  beneficios?: ReadonlyArray<Beneficio> | null;
  busca?: string | null;
  codigoDoDepartamento?: string | null;
  horasMinimas?: number | null;
  modalidades?: ReadonlyArray<Modalidade> | null;
  ordem?: OrdemDeVagas | null;
  outrosTipos?: ReadonlyArray<string> | null;
  tipos?: ReadonlyArray<TipoDeVaga> | null;
};
export type VagasPageQuery$variables = {
  after?: string | null;
  filtro: VagaFiltro;
  frame: boolean;
  ids: ReadonlyArray<string>;
  pagina: number;
  salvas: boolean;
};
export type VagasPageQuery$data = {
  readonly frame?: {
    readonly " $fragmentSpreads": FragmentRefs<"VagasPage_frame">;
  } | null;
  readonly ordenacao?: {
    readonly " $fragmentSpreads": FragmentRefs<"OrdenarVagas_query">;
  } | null;
  readonly quadro?: {
    readonly " $fragmentSpreads": FragmentRefs<"VagasList_query">;
  } | null;
  readonly salvas?: {
    readonly " $fragmentSpreads": FragmentRefs<"VagasSalvas_query">;
  } | null;
};
export type VagasPageQuery$rawResponse = {
  readonly departamentos?: ReadonlyArray<{
    readonly codigo: string;
    readonly id: string;
    readonly nome: string;
  }>;
  readonly filtraCondicoes?: boolean;
  readonly nodes?: ReadonlyArray<{
    readonly __typename: "Vaga";
    readonly autor: {
      readonly avatar: string | null;
      readonly codigo: string;
      readonly id: string;
      readonly nome: string | null;
    } | null;
    readonly codigo: string;
    readonly criadaEm: string | null;
    readonly departamento: {
      readonly id: string;
      readonly nome: string;
    } | null;
    readonly desconto: number | null;
    readonly encerrada: boolean;
    readonly horasComplementares: number | null;
    readonly id: string;
    readonly local: {
      readonly id: string;
      readonly nome: string;
    } | null;
    readonly minhaCandidatura: {
      readonly etapa: EtapaDaCandidatura | null;
      readonly id: string;
    } | null;
    readonly nomeDoTipo: string | null;
    readonly prazo: string | null;
    readonly recomendacao: {
      readonly estrategias: ReadonlyArray<string>;
      readonly score: number | null;
    } | null;
    readonly remuneracao: number | null;
    readonly resumo: string | null;
    readonly salva?: boolean | null;
    readonly status: StatusDaVaga | null;
    readonly tipo: TipoDeVaga;
    readonly titulo: string | null;
  } | {
    readonly __typename: string;
    readonly id: string;
  } | null>;
  readonly tiposDeVaga?: ReadonlyArray<{
    readonly codigo: string;
    readonly id: string;
    readonly nome: string;
    readonly tipo: TipoDeVaga;
  }>;
  readonly vagas?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly autor: {
          readonly avatar: string | null;
          readonly codigo: string;
          readonly id: string;
          readonly nome: string | null;
        } | null;
        readonly codigo: string;
        readonly criadaEm: string | null;
        readonly departamento: {
          readonly id: string;
          readonly nome: string;
        } | null;
        readonly desconto: number | null;
        readonly horasComplementares: number | null;
        readonly id: string;
        readonly local: {
          readonly id: string;
          readonly nome: string;
        } | null;
        readonly minhaCandidatura: {
          readonly etapa: EtapaDaCandidatura | null;
          readonly id: string;
        } | null;
        readonly nomeDoTipo: string | null;
        readonly prazo: string | null;
        readonly recomendacao: {
          readonly estrategias: ReadonlyArray<string>;
          readonly score: number | null;
        } | null;
        readonly remuneracao: number | null;
        readonly resumo: string | null;
        readonly salva?: boolean | null;
        readonly status: StatusDaVaga | null;
        readonly tipo: TipoDeVaga;
        readonly titulo: string | null;
      };
    }>;
    readonly ordem: OrdemDeVagas | null;
    readonly pageCursors: {
      readonly current: {
        readonly page: number;
      };
      readonly last: {
        readonly after: string | null;
        readonly page: number;
      };
      readonly next: {
        readonly after: string | null;
      } | null;
      readonly page: {
        readonly after: string | null;
        readonly page: number;
      } | null;
      readonly previous: {
        readonly after: string | null;
      } | null;
    };
    readonly sugestaoDeBusca: string | null;
    readonly total: number;
    readonly totalDeRecomendadas: number;
  };
  readonly viewer?: {
    readonly buscasSalvas: ReadonlyArray<{
      readonly alvo: string | null;
      readonly filtro: {
        readonly beneficios: ReadonlyArray<Beneficio>;
        readonly busca: string | null;
        readonly codigoDoDepartamento: string | null;
        readonly horasMinimas: number | null;
        readonly modalidades: ReadonlyArray<Modalidade>;
        readonly ordem: OrdemDeVagas | null;
        readonly outrosTipos: ReadonlyArray<string>;
        readonly tipos: ReadonlyArray<TipoDeVaga>;
      };
      readonly id: string;
      readonly modo: ModoDeBusca;
      readonly nome: string;
      readonly novas: number;
      readonly tipo: TipoDeBusca;
    }> | null;
    readonly id: string;
    readonly progressoComplementar: {
      readonly creditosConcluidos: number;
      readonly creditosExigidos: number;
      readonly estado: EstadoDoProgresso;
      readonly percentual: number;
    };
  } | null;
};
export type VagasPageQuery = {
  rawResponse: VagasPageQuery$rawResponse;
  response: VagasPageQuery$data;
  variables: VagasPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filtro"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "frame"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ids"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pagina"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "salvas"
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tipo",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ordem",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codigo",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "page",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "after",
  "storageKey": null
},
v13 = [
  (v12/*:: as any*/)
],
v14 = [
  (v11/*:: as any*/),
  (v12/*:: as any*/)
],
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "SituacaoDaCandidatura",
  "kind": "LinkedField",
  "name": "minhaCandidatura",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "etapa",
      "storageKey": null
    },
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titulo",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "resumo",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "Recomendacao",
  "kind": "LinkedField",
  "name": "recomendacao",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "score",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "estrategias",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "Pessoa",
  "kind": "LinkedField",
  "name": "autor",
  "plural": false,
  "selections": [
    (v10/*:: as any*/),
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avatar",
      "storageKey": null
    },
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "criadaEm",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "prazo",
  "storageKey": null
},
v22 = [
  (v8/*:: as any*/),
  (v7/*:: as any*/)
],
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "Departamento",
  "kind": "LinkedField",
  "name": "departamento",
  "plural": false,
  "selections": (v22/*:: as any*/),
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "Local",
  "kind": "LinkedField",
  "name": "local",
  "plural": false,
  "selections": (v22/*:: as any*/),
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "remuneracao",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "desconto",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "horasComplementares",
  "storageKey": null
},
v28 = {
  "kind": "ClientExtension",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "salva",
      "storageKey": null
    }
  ]
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nomeDoTipo",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "VagasPageQuery",
    "selections": [
      {
        "condition": "frame",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "VagasPage_frame"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "frame"
          }
        ]
      },
      {
        "condition": "salvas",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "VagasList_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "quadro"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "OrdenarVagas_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "ordenacao"
          }
        ]
      },
      {
        "condition": "salvas",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "VagasSalvas_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "salvas"
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v5/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "VagasPageQuery",
    "selections": [
      {
        "condition": "frame",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ProgressoComplementar",
                "kind": "LinkedField",
                "name": "progressoComplementar",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "estado",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "creditosConcluidos",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "creditosExigidos",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "percentual",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BuscaSalva",
                "kind": "LinkedField",
                "name": "buscasSalvas",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "alvo",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "modo",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "novas",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FiltroSalvo",
                    "kind": "LinkedField",
                    "name": "filtro",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "tipos",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "outrosTipos",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "codigoDoDepartamento",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "beneficios",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "modalidades",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "horasMinimas",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "busca",
                        "storageKey": null
                      },
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "filtraCondicoes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Departamento",
            "kind": "LinkedField",
            "name": "departamentos",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              (v8/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OpcaoDeTipo",
            "kind": "LinkedField",
            "name": "tiposDeVaga",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              (v8/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "salvas",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "after",
                "variableName": "after"
              },
              {
                "kind": "Variable",
                "name": "filtro",
                "variableName": "filtro"
              },
              {
                "kind": "Literal",
                "name": "first",
                "value": 8
              }
            ],
            "concreteType": "VagaConnection",
            "kind": "LinkedField",
            "name": "vagas",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalDeRecomendadas",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sugestaoDeBusca",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PageCursors",
                "kind": "LinkedField",
                "name": "pageCursors",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PageCursor",
                    "kind": "LinkedField",
                    "name": "current",
                    "plural": false,
                    "selections": [
                      (v11/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PageCursor",
                    "kind": "LinkedField",
                    "name": "previous",
                    "plural": false,
                    "selections": (v13/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PageCursor",
                    "kind": "LinkedField",
                    "name": "next",
                    "plural": false,
                    "selections": (v13/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Variable",
                        "name": "number",
                        "variableName": "pagina"
                      }
                    ],
                    "concreteType": "PageCursor",
                    "kind": "LinkedField",
                    "name": "page",
                    "plural": false,
                    "selections": (v14/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PageCursor",
                    "kind": "LinkedField",
                    "name": "last",
                    "plural": false,
                    "selections": (v14/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "VagaEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Vaga",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      (v10/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      (v27/*:: as any*/),
                      (v28/*:: as any*/),
                      (v6/*:: as any*/),
                      (v29/*:: as any*/),
                      (v30/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "salvas",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "ids",
                "variableName": "ids"
              }
            ],
            "concreteType": null,
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v7/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "encerrada",
                    "storageKey": null
                  },
                  (v10/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v6/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/),
                  (v28/*:: as any*/)
                ],
                "type": "Vaga",
                "abstractKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "fc6c8f90947f86afb55b18ebb79502a4bd03cd8f75d1ec7f80145bfe968335f7",
    "metadata": {},
    "name": "VagasPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6a1d2ba3aa12fb38d992fc12661fec79";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
