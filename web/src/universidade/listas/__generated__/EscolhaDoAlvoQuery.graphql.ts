/**
 * @generated SignedSource<<f45c49b2975a67ad116d2518c64322f0>>
 * @relayHash 5a042e1409f64e2d9a241459fa878876
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27c54a4a2ffd51c08bb66f4acb0620f6bc135fc5f60674e15130c12e744e135e

import type { ConcreteRequest } from 'relay-runtime';
export type ListaDaInstituicao = "CATEGORIAS" | "DEPARTAMENTOS" | "INTERESSES" | "LOCAIS" | "TIPOS";
export type TipoDeUso = "BUSCAS" | "CURSOS" | "INTERESSES" | "PESSOAS" | "VAGAS";
export type EscolhaDoAlvoQuery$variables = {
  busca?: string | null;
  codigo: string;
  lista: ListaDaInstituicao;
};
export type EscolhaDoAlvoQuery$data = {
  readonly viewer: {
    readonly administracao: {
      readonly entradas: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly categoria: string | null;
            readonly codigo: string;
            readonly nome: string;
          };
        }>;
      };
      readonly usoDaEntrada: ReadonlyArray<{
        readonly tipo: TipoDeUso;
        readonly total: number;
      }>;
    };
  } | null;
};
export type EscolhaDoAlvoQuery = {
  response: EscolhaDoAlvoQuery$data;
  variables: EscolhaDoAlvoQuery$variables;
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
  "name": "codigo"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lista"
},
v3 = {
  "kind": "Variable",
  "name": "lista",
  "variableName": "lista"
},
v4 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "codigo",
      "variableName": "codigo"
    },
    (v3/*:: as any*/)
  ],
  "concreteType": "UsoDaEntrada",
  "kind": "LinkedField",
  "name": "usoDaEntrada",
  "plural": true,
  "selections": [
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
      "name": "total",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = [
  {
    "kind": "Variable",
    "name": "busca",
    "variableName": "busca"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 12
  },
  (v3/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codigo",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "categoria",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "EscolhaDoAlvoQuery",
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
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": (v5/*:: as any*/),
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
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/)
                        ],
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EscolhaDoAlvoQuery",
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
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": (v5/*:: as any*/),
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
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v9/*:: as any*/)
                        ],
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
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "27c54a4a2ffd51c08bb66f4acb0620f6bc135fc5f60674e15130c12e744e135e",
    "metadata": {},
    "name": "EscolhaDoAlvoQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b985b1870550554b88d4f1c78474294d";

export default node;
