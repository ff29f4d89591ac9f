/**
 * @generated SignedSource<<c48218b1fc3d4a9c007cd68d451e46ae>>
 * @relayHash ec7bd181405582c94cddb742a08ea79a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 343e59ecf6a587b6dad10c7b5396ccbadd28e442589a0251b90d7caab8510b91

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListaDaInstituicao = "CATEGORIAS" | "DEPARTAMENTOS" | "INTERESSES" | "LOCAIS" | "TIPOS";
export type SituacaoDaEntrada = "ARQUIVADAS" | "ATIVAS" | "TODAS";
export type ListaPageQuery$variables = {
  busca?: string | null;
  comCategorias: boolean;
  lista: ListaDaInstituicao;
  situacao?: SituacaoDaEntrada | null;
};
export type ListaPageQuery$data = {
  readonly viewer: {
    readonly administracao: {
      readonly categorias?: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly codigo: string;
            readonly nome: string;
          };
        }>;
      };
      readonly juncoes: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"JuncoesRecentes_juncao">;
      }>;
    };
    readonly " $fragmentSpreads": FragmentRefs<"EntradasList_viewer">;
  } | null;
};
export type ListaPageQuery = {
  response: ListaPageQuery$data;
  variables: ListaPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "busca"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "comCategorias"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lista"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "situacao"
},
v4 = {
  "kind": "Variable",
  "name": "lista",
  "variableName": "lista"
},
v5 = [
  (v4/*:: as any*/)
],
v6 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v7 = [
  (v6/*:: as any*/),
  {
    "kind": "Literal",
    "name": "lista",
    "value": "CATEGORIAS"
  }
],
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
  "name": "nome",
  "storageKey": null
},
v10 = {
  "kind": "Variable",
  "name": "busca",
  "variableName": "busca"
},
v11 = {
  "kind": "Variable",
  "name": "situacao",
  "variableName": "situacao"
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v13 = [
  (v10/*:: as any*/),
  (v6/*:: as any*/),
  (v4/*:: as any*/),
  (v11/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ListaPageQuery",
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
            "concreteType": "Administracao",
            "kind": "LinkedField",
            "name": "administracao",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v5/*:: as any*/),
                "concreteType": "Juncao",
                "kind": "LinkedField",
                "name": "juncoes",
                "plural": true,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "JuncoesRecentes_juncao"
                  }
                ],
                "storageKey": null
              },
              {
                "condition": "comCategorias",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": "categorias",
                    "args": (v7/*:: as any*/),
                    "concreteType": "EntradaDeListaConnection",
                    "kind": "LinkedField",
                    "name": "entradas",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "EntradaDeListaEdge",
                        "kind": "LinkedField",
                        "name": "edges",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "EntradaDeLista",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              (v8/*:: as any*/),
                              (v9/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "entradas(first:100,lista:\"CATEGORIAS\")"
                  }
                ]
              }
            ],
            "storageKey": null
          },
          {
            "args": [
              (v10/*:: as any*/),
              (v4/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "kind": "FragmentSpread",
            "name": "EntradasList_viewer"
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
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ListaPageQuery",
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
            "concreteType": "Administracao",
            "kind": "LinkedField",
            "name": "administracao",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v5/*:: as any*/),
                "concreteType": "Juncao",
                "kind": "LinkedField",
                "name": "juncoes",
                "plural": true,
                "selections": [
                  (v12/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "de",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "em",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "linhas",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "feitaEm",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "desfeitaEm",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "condition": "comCategorias",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": "categorias",
                    "args": (v7/*:: as any*/),
                    "concreteType": "EntradaDeListaConnection",
                    "kind": "LinkedField",
                    "name": "entradas",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "EntradaDeListaEdge",
                        "kind": "LinkedField",
                        "name": "edges",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "EntradaDeLista",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              (v8/*:: as any*/),
                              (v9/*:: as any*/),
                              (v12/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "entradas(first:100,lista:\"CATEGORIAS\")"
                  }
                ]
              },
              {
                "alias": null,
                "args": (v13/*:: as any*/),
                "concreteType": "EntradaDeListaConnection",
                "kind": "LinkedField",
                "name": "entradas",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "EntradaDeListaEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "EntradaDeLista",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v12/*:: as any*/),
                          (v9/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "codigoDaCategoria",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "categoria",
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
                            "name": "fixa",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "arquivadaEm",
                            "storageKey": null
                          },
                          (v8/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "lista",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "posicao",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "__typename",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "cursor",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
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
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v13/*:: as any*/),
                "filters": [
                  "lista",
                  "busca",
                  "situacao"
                ],
                "handle": "connection",
                "key": "EntradasList_entradas",
                "kind": "LinkedHandle",
                "name": "entradas"
              }
            ],
            "storageKey": null
          },
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "343e59ecf6a587b6dad10c7b5396ccbadd28e442589a0251b90d7caab8510b91",
    "metadata": {},
    "name": "ListaPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c0792228d9db7bffccb233870abd6f77";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
