/**
 * @generated SignedSource<<d1d540f3acf385cdb4628668e28b91a3>>
 * @relayHash 5b832110e11f0c82ac20dffc1e3e9a65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 233037d2f0c30d837c992f0cd6a980de7995072362b5426c5a2280a3b8745c76

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
export type InicioDoAlunoPageQuery$variables = {
  salvas: ReadonlyArray<string>;
};
export type InicioDoAlunoPageQuery$data = {
  readonly viewer: {
    readonly candidaturas: {
      readonly total: number;
    } | null;
    readonly listaCandidaturas: boolean | null;
    readonly usuario: {
      readonly nome: string;
    } | null;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"Hoje_query">;
};
export type InicioDoAlunoPageQuery$rawResponse = {
  readonly nodes: ReadonlyArray<{
    readonly __typename: "Vaga";
    readonly codigo: string;
    readonly encerrada: boolean;
    readonly id: string;
    readonly minhaCandidatura: {
      readonly etapa: EtapaDaCandidatura | null;
      readonly id: string;
    } | null;
    readonly prazo: string | null;
    readonly titulo: string | null;
  } | {
    readonly __typename: string;
    readonly id: string;
  } | null>;
  readonly vagas: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly codigo: string;
        readonly encerrada: boolean;
        readonly id: string;
        readonly minhaCandidatura: {
          readonly etapa: EtapaDaCandidatura | null;
          readonly id: string;
        } | null;
        readonly prazo: string | null;
        readonly recomendacao: {
          readonly __typename: "Recomendacao";
          readonly estrategias: ReadonlyArray<string>;
          readonly score: number | null;
        } | null;
        readonly titulo: string | null;
      };
    }>;
  };
  readonly viewer: {
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
    readonly candidaturas: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly criadaEm: string | null;
          readonly entrevista: {
            readonly id: string;
            readonly inicio: string;
            readonly local: string | null;
            readonly minutos: number;
          } | null;
          readonly etapa: EtapaDaCandidatura | null;
          readonly id: string;
          readonly mudancas: ReadonlyArray<{
            readonly em: string;
          }> | null;
          readonly podeEscolherHorario: boolean | null;
          readonly respostasFaltando: number | null;
          readonly vaga: {
            readonly codigo: string;
            readonly id: string;
            readonly status: StatusDaVaga | null;
            readonly tipo: TipoDeVaga;
            readonly titulo: string | null;
          } | null;
          readonly vagaOriginal: {
            readonly __typename: "VagaOriginal";
          } | null;
        };
      }>;
      readonly total: number;
    } | null;
    readonly id: string;
    readonly listaCandidaturas: boolean;
    readonly naoLidas: {
      readonly mensagens: number;
    };
    readonly progressoComplementar: {
      readonly creditosConcluidos: number;
      readonly creditosExigidos: number;
      readonly estado: EstadoDoProgresso;
      readonly percentual: number;
    };
    readonly usuario: {
      readonly id: string;
      readonly interesses: ReadonlyArray<{
        readonly __typename: "Interesse";
        readonly id: string;
      }>;
      readonly nome: string;
      readonly sobre: string | null;
      readonly temHistorico: boolean;
    };
  } | null;
};
export type InicioDoAlunoPageQuery = {
  rawResponse: InicioDoAlunoPageQuery$rawResponse;
  response: InicioDoAlunoPageQuery$data;
  variables: InicioDoAlunoPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "salvas"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "listaCandidaturas",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "etapa",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codigo",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titulo",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tipo",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "prazo",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "encerrada",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "SituacaoDaCandidatura",
  "kind": "LinkedField",
  "name": "minhaCandidatura",
  "plural": false,
  "selections": [
    (v7/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "InicioDoAlunoPageQuery",
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
            "kind": "CatchField",
            "field": (v1/*:: as any*/),
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "Usuario",
              "kind": "LinkedField",
              "name": "usuario",
              "plural": false,
              "selections": [
                (v2/*:: as any*/)
              ],
              "storageKey": null
            },
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": (v3/*:: as any*/),
              "concreteType": "CandidaturaConnection",
              "kind": "LinkedField",
              "name": "candidaturas",
              "plural": false,
              "selections": [
                (v4/*:: as any*/)
              ],
              "storageKey": "candidaturas(first:20)"
            },
            "to": "NULL"
          }
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Hoje_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InicioDoAlunoPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Usuario",
            "kind": "LinkedField",
            "name": "usuario",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sobre",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "temHistorico",
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
                  (v6/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "CandidaturaConnection",
            "kind": "LinkedField",
            "name": "candidaturas",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CandidaturaEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Candidatura",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v7/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "podeEscolherHorario",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "respostasFaltando",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Horario",
                        "kind": "LinkedField",
                        "name": "entrevista",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "inicio",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "minutos",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "local",
                            "storageKey": null
                          },
                          (v5/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Vaga",
                        "kind": "LinkedField",
                        "name": "vaga",
                        "plural": false,
                        "selections": [
                          (v8/*:: as any*/),
                          (v9/*:: as any*/),
                          (v5/*:: as any*/),
                          (v10/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "status",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "VagaOriginal",
                        "kind": "LinkedField",
                        "name": "vagaOriginal",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "MudancaDeEtapa",
                        "kind": "LinkedField",
                        "name": "mudancas",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "em",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "criadaEm",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "candidaturas(first:20)"
          },
          (v5/*:: as any*/),
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "novas",
                "storageKey": null
              },
              (v5/*:: as any*/),
              (v10/*:: as any*/),
              (v2/*:: as any*/),
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "ordem",
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
            "concreteType": "NaoLidas",
            "kind": "LinkedField",
            "name": "naoLidas",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mensagens",
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
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 12
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
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Recomendacao",
                    "kind": "LinkedField",
                    "name": "recomendacao",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
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
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "vagas(first:12)"
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "ids",
            "variableName": "salvas"
          }
        ],
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v6/*:: as any*/),
          (v5/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "type": "Vaga",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "233037d2f0c30d837c992f0cd6a980de7995072362b5426c5a2280a3b8745c76",
    "metadata": {},
    "name": "InicioDoAlunoPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d1c92458c48546c1b4d6275fbf840951";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
