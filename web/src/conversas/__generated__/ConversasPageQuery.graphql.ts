/**
 * @generated SignedSource<<7fb02595cf0bc68f2f438d6182322236>>
 * @relayHash 7869461dda072a1a97db16c88ffdc9ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f817dd4402f23d6a4730a0a0c261062cc23af2e8398fce24a2fe0bc67d0f94c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type Papel = "ESTUDANTE" | "PROFESSOR";
export type ConversasPageQuery$variables = {
  aberta: boolean;
  com: string;
};
export type ConversasPageQuery$data = {
  readonly usuario?: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"ConversaPane_usuario">;
  } | null, unknown>;
  readonly viewer: {
    readonly conversaAberta?: {
      readonly " $fragmentSpreads": FragmentRefs<"ConversaPane_viewer">;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"ConversasList_viewer">;
  } | null;
};
export type ConversasPageQuery$rawResponse = {
  readonly usuario?: {
    readonly avatar: string | null;
    readonly curso: string | null;
    readonly departamento: string | null;
    readonly id: string;
    readonly nome: string;
    readonly papel: Papel;
  } | null;
  readonly viewer: {
    readonly conversa?: {
      readonly id: string;
      readonly naoLidas: number;
      readonly papel: Papel | null;
      readonly pessoa: {
        readonly avatar: string | null;
        readonly id: string;
        readonly nome: string | null;
      };
    } | null;
    readonly conversas: {
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly __typename: "Conversa";
          readonly atualizadaEm: string | null;
          readonly id: string;
          readonly naoLidas: number;
          readonly papel: Papel | null;
          readonly pessoa: {
            readonly avatar: string | null;
            readonly codigo: string;
            readonly id: string;
            readonly nome: string | null;
          };
          readonly ultimaMensagem: string | null;
        };
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null;
        readonly hasNextPage: boolean;
      };
    };
    readonly id: string;
    readonly mensagens?: {
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly __typename: "Mensagem";
          readonly codigo: string;
          readonly conteudo: string;
          readonly criadaEm: string;
          readonly id: string;
          readonly lida: boolean | null;
          readonly minha: boolean;
        };
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null;
        readonly hasNextPage: boolean;
      };
    };
    readonly naoLidas: {
      readonly mensagens: number;
    };
  } | null;
};
export type ConversasPageQuery = {
  rawResponse: ConversasPageQuery$rawResponse;
  response: ConversasPageQuery$data;
  variables: ConversasPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "aberta"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "com"
},
v2 = {
  "kind": "Variable",
  "name": "codigo",
  "variableName": "com"
},
v3 = [
  (v2/*:: as any*/)
],
v4 = {
  "kind": "Literal",
  "name": "first",
  "value": 50
},
v5 = [
  (v4/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codigo",
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
  "name": "avatar",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "papel",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "naoLidas",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v15 = [
  (v2/*:: as any*/),
  (v4/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ConversasPageQuery",
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
            "name": "ConversasList_viewer"
          },
          {
            "condition": "aberta",
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
                      "name": "ConversaPane_viewer"
                    }
                  ],
                  "type": "Viewer",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "conversaAberta"
              }
            ]
          }
        ],
        "storageKey": null
      },
      {
        "condition": "aberta",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": (v3/*:: as any*/),
              "concreteType": "Usuario",
              "kind": "LinkedField",
              "name": "usuario",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ConversaPane_usuario"
                }
              ],
              "storageKey": null
            },
            "to": "RESULT"
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
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ConversasPageQuery",
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
            "args": (v5/*:: as any*/),
            "concreteType": "ConversaConnection",
            "kind": "LinkedField",
            "name": "conversas",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ConversaEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Conversa",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "ultimaMensagem",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Pessoa",
                        "kind": "LinkedField",
                        "name": "pessoa",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v6/*:: as any*/),
                          (v9/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v10/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "atualizadaEm",
                        "storageKey": null
                      },
                      (v11/*:: as any*/),
                      (v12/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              },
              (v14/*:: as any*/)
            ],
            "storageKey": "conversas(first:50)"
          },
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "filters": null,
            "handle": "connection",
            "key": "ConversasList_conversas",
            "kind": "LinkedHandle",
            "name": "conversas"
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
          {
            "condition": "aberta",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v3/*:: as any*/),
                "concreteType": "Conversa",
                "kind": "LinkedField",
                "name": "conversa",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Pessoa",
                    "kind": "LinkedField",
                    "name": "pessoa",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v15/*:: as any*/),
                "concreteType": "MensagemConnection",
                "kind": "LinkedField",
                "name": "mensagens",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MensagemEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Mensagem",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/),
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
                            "name": "minha",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "conteudo",
                            "storageKey": null
                          },
                          (v7/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "lida",
                            "storageKey": null
                          },
                          (v12/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v13/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v15/*:: as any*/),
                "filters": [
                  "codigo"
                ],
                "handle": "connection",
                "key": "MensagensList_mensagens",
                "kind": "LinkedHandle",
                "name": "mensagens"
              }
            ]
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "condition": "aberta",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "Usuario",
            "kind": "LinkedField",
            "name": "usuario",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "curso",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "departamento",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "6f817dd4402f23d6a4730a0a0c261062cc23af2e8398fce24a2fe0bc67d0f94c",
    "metadata": {},
    "name": "ConversasPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "386395c1b5cc55ac59ad1e680035c8fd";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
