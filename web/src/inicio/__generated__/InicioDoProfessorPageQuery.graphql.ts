/**
 * @generated SignedSource<<a425bc9373dbf6ea8b03501d6a3c0e59>>
 * @relayHash d012a3db3f0e270841edc749659b43eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d1d32defce47b69d97637eae5faa72ba449c71f8e16699a2f1eaa6ecd0acc6b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InicioDoProfessorPageQuery$variables = {
  professor: boolean;
};
export type InicioDoProfessorPageQuery$data = {
  readonly instituicao: {
    readonly " $fragmentSpreads": FragmentRefs<"LinksExternos_instituicao">;
  };
  readonly viewer?: {
    readonly " $fragmentSpreads": FragmentRefs<"InicioDoProfessor_viewer">;
  } | null;
};
export type InicioDoProfessorPageQuery$rawResponse = {
  readonly instituicao: {
    readonly protecaoDeDados: string | null;
    readonly prototipo: string | null;
    readonly suporte: string | null;
  };
  readonly viewer?: {
    readonly convites: ReadonlyArray<{
      readonly convidadoPor: {
        readonly id: string;
        readonly nome: string | null;
      } | null;
      readonly vaga: {
        readonly codigo: string;
        readonly id: string;
        readonly titulo: string | null;
      } | null;
    }> | null;
    readonly id: string;
    readonly minhasVagas: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly codigo: string;
          readonly encerrada: boolean;
          readonly id: string;
          readonly prazo: string | null;
          readonly titulo: string | null;
          readonly totalDeCandidatos: number;
        };
      }>;
      readonly total: number;
    };
    readonly naoLidas: {
      readonly mensagens: number;
    };
    readonly pendencias: {
      readonly novasPorVaga: ReadonlyArray<{
        readonly maisRecente: string;
        readonly total: number;
        readonly vaga: {
          readonly codigo: string;
          readonly id: string;
          readonly titulo: string | null;
        } | null;
      }>;
      readonly respostas: ReadonlyArray<{
        readonly divulgacaoEm: string | null;
        readonly esperandoHa7Dias: number | null;
        readonly respostaAte: string | null;
        readonly retidas: number;
        readonly semResposta: number;
        readonly vaga: {
          readonly codigo: string;
          readonly id: string;
          readonly titulo: string | null;
        } | null;
      }>;
      readonly totalDeNovas: number;
    } | null;
    readonly usuario: {
      readonly avatar: string | null;
      readonly id: string;
      readonly nome: string;
      readonly sobre: string | null;
    };
  } | null;
};
export type InicioDoProfessorPageQuery = {
  rawResponse: InicioDoProfessorPageQuery$rawResponse;
  response: InicioDoProfessorPageQuery$data;
  variables: InicioDoProfessorPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "professor"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
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
  "name": "titulo",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Vaga",
  "kind": "LinkedField",
  "name": "vaga",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v2/*:: as any*/)
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
    "name": "InicioDoProfessorPageQuery",
    "selections": [
      {
        "condition": "professor",
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "InicioDoProfessor_viewer"
              }
            ],
            "storageKey": null
          }
        ]
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "LinksExternos_instituicao"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InicioDoProfessorPageQuery",
    "selections": [
      {
        "condition": "professor",
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
                "concreteType": "Usuario",
                "kind": "LinkedField",
                "name": "usuario",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
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
                    "name": "avatar",
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 50
                  }
                ],
                "concreteType": "MinhaVagaConnection",
                "kind": "LinkedField",
                "name": "minhasVagas",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
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
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
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
                            "kind": "ScalarField",
                            "name": "totalDeCandidatos",
                            "storageKey": null
                          },
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "minhasVagas(first:50)"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Pendencias",
                "kind": "LinkedField",
                "name": "pendencias",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "totalDeNovas",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "NovasDaVaga",
                    "kind": "LinkedField",
                    "name": "novasPorVaga",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "maisRecente",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "RespostaPendente",
                    "kind": "LinkedField",
                    "name": "respostas",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "semResposta",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "esperandoHa7Dias",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "retidas",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "divulgacaoEm",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "respostaAte",
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
                "concreteType": "Convite",
                "kind": "LinkedField",
                "name": "convites",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Pessoa",
                    "kind": "LinkedField",
                    "name": "convidadoPor",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v2/*:: as any*/)
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
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
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
            "kind": "ScalarField",
            "name": "prototipo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "suporte",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "protecaoDeDados",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6d1d32defce47b69d97637eae5faa72ba449c71f8e16699a2f1eaa6ecd0acc6b",
    "metadata": {},
    "name": "InicioDoProfessorPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "090daa4df1cca5aa1035cb85dd50c32d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
