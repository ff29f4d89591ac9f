/**
 * @generated SignedSource<<d54e3b22cb57fac84594903f3b451b9c>>
 * @relayHash ad42884abc804787692ddb49a9fa71f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d49b11365a1e320ebd47835c1de1455d3f6c6695676207a9499479c89147190

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MedidaDoMural = "CANDIDATURAS" | "ESTUDANTES" | "PROFESSORES" | "VAGAS";
export type NumerosPageQuery$variables = {
  ano?: number | null;
};
export type NumerosPageQuery$data = {
  readonly viewer: {
    readonly administracao: {
      readonly numeros: {
        readonly ano: number;
        readonly anos: ReadonlyArray<number>;
        readonly ate: string | null;
        readonly numeros: ReadonlyArray<{
          readonly medida: MedidaDoMural;
          readonly " $fragmentSpreads": FragmentRefs<"Secao_numero">;
        }>;
        readonly " $fragmentSpreads": FragmentRefs<"Resumo_numeros">;
      } | null;
    };
  } | null;
};
export type NumerosPageQuery = {
  response: NumerosPageQuery$data;
  variables: NumerosPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ano"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ano",
    "variableName": "ano"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ano",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "anos",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ate",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "medida",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "respondidas",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mediana",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "NumerosPageQuery",
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
                "args": (v1/*:: as any*/),
                "concreteType": "NumerosDoMural",
                "kind": "LinkedField",
                "name": "numeros",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "Resumo_numeros"
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "NumeroDoMural",
                    "kind": "LinkedField",
                    "name": "numeros",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "Secao_numero"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NumerosPageQuery",
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
                "args": (v1/*:: as any*/),
                "concreteType": "NumerosDoMural",
                "kind": "LinkedField",
                "name": "numeros",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "NumeroDoMural",
                    "kind": "LinkedField",
                    "name": "numeros",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "GrupoDoMural",
                        "kind": "LinkedField",
                        "name": "todos",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "DivisaoDoMural",
                        "kind": "LinkedField",
                        "name": "divisoes",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "recorte",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "GrupoDoMural",
                            "kind": "LinkedField",
                            "name": "grupos",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "nome",
                                "storageKey": null
                              },
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3d49b11365a1e320ebd47835c1de1455d3f6c6695676207a9499479c89147190",
    "metadata": {},
    "name": "NumerosPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2f2c9460056191662b13005cca678d90";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
