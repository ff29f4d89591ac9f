/**
 * @generated SignedSource<<65144dc0725ab3ac8c36715a46208b11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EstadoDoProgresso = "EM_PROGRESSO" | "SEM_HISTORICO" | "SEM_REGISTRO";
import type { FragmentRefs, Result } from "relay-runtime";
export type Hoje_query$data = {
  readonly nodes: ReadonlyArray<{
    readonly vaga: {
      readonly " $fragmentSpreads": FragmentRefs<"prazos_vaga">;
    } | null;
  } | null> | null;
  readonly vagas: Result<{
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly recomendacao: {
          readonly __typename: "Recomendacao";
        } | null;
        readonly " $fragmentSpreads": FragmentRefs<"Recomendadas_vagas" | "prazos_vaga">;
      };
    }>;
  }, unknown>;
  readonly viewer: {
    readonly buscasSalvas: ReadonlyArray<{
      readonly novas: number;
    }> | null;
    readonly candidaturas: Result<{
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly " $fragmentSpreads": FragmentRefs<"BoaNoticia_candidaturas" | "MinhasCandidaturas_candidaturas" | "compromissos_candidatura">;
        };
      }>;
      readonly total: number;
    } | null, unknown>;
    readonly naoLidas: {
      readonly mensagens: number | null;
    };
    readonly progressoComplementar: {
      readonly creditosConcluidos: number;
      readonly creditosExigidos: number;
      readonly estado: EstadoDoProgresso;
      readonly percentual: number;
    } | null;
    readonly usuario: {
      readonly " $fragmentSpreads": FragmentRefs<"PassosDoAluno_usuario">;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"NovasNasBuscas_viewer">;
  } | null;
  readonly " $fragmentType": "Hoje_query";
};
export type Hoje_query$key = {
  readonly " $data"?: Hoje_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Hoje_query">;
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
  "name": "etapa",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codigo",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titulo",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
],
v5 = {
  "kind": "InlineDataFragmentSpread",
  "name": "prazos_vaga",
  "selections": [
    (v0/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
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
      "name": "encerrada",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SituacaoDaCandidatura",
      "kind": "LinkedField",
      "name": "minhaCandidatura",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "salvas"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Hoje_query",
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
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Usuario",
            "kind": "LinkedField",
            "name": "usuario",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PassosDoAluno_usuario"
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 20
              }
            ],
            "concreteType": "CandidaturaConnection",
            "kind": "LinkedField",
            "name": "candidaturas",
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
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "compromissos_candidatura",
                        "selections": [
                          (v0/*:: as any*/),
                          (v1/*:: as any*/),
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
                            "kind": "CatchField",
                            "field": {
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
                                }
                              ],
                              "storageKey": null
                            },
                            "to": "NULL"
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Vaga",
                            "kind": "LinkedField",
                            "name": "vaga",
                            "plural": false,
                            "selections": [
                              (v2/*:: as any*/),
                              (v3/*:: as any*/)
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
                            "selections": (v4/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "args": null,
                        "argumentDefinitions": []
                      },
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "BoaNoticia_candidaturas"
                      },
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "MinhasCandidaturas_candidaturas"
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
          "to": "RESULT"
        },
        {
          "kind": "CatchField",
          "field": {
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
          "to": "NULL"
        },
        {
          "kind": "CatchField",
          "field": {
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
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NovasNasBuscas_viewer"
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
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mensagens",
                "storageKey": null
              },
              "to": "NULL"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
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
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Recomendacao",
                    "kind": "LinkedField",
                    "name": "recomendacao",
                    "plural": false,
                    "selections": (v4/*:: as any*/),
                    "storageKey": null
                  },
                  (v5/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "Recomendadas_vagas"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "vagas(first:12)"
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
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
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v5/*:: as any*/)
              ],
              "type": "Vaga",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "vaga"
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

(node as any).hash = "b6d11dc8173a3aedea1d8d33604f61b2";

export default node;
