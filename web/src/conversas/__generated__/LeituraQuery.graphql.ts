/**
 * @generated SignedSource<<5b37edc25661a80a1234751d198bc413>>
 * @relayHash 6740d4712427bbc2dfb714b59fd1de1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99de9b8d5edffd43f75d6d3fe210c26b4c59a97c37aecb39691989f591d5580f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeituraQuery$variables = {
  com: string;
  quantas?: number | null;
  reler?: boolean | null;
};
export type LeituraQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"Leitura_viewer">;
  } | null;
};
export type LeituraQuery = {
  response: LeituraQuery$data;
  variables: LeituraQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "com"
  },
  {
    "defaultValue": 1,
    "kind": "LocalArgument",
    "name": "quantas"
  },
  {
    "defaultValue": false,
    "kind": "LocalArgument",
    "name": "reler"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LeituraQuery",
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
            "args": [
              {
                "kind": "Variable",
                "name": "quantas",
                "variableName": "quantas"
              },
              {
                "kind": "Variable",
                "name": "reler",
                "variableName": "reler"
              }
            ],
            "kind": "FragmentSpread",
            "name": "Leitura_viewer"
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
    "name": "LeituraQuery",
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
            "condition": "reler",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": "relidas",
                "args": [
                  {
                    "kind": "Variable",
                    "name": "com",
                    "variableName": "com"
                  },
                  {
                    "kind": "Variable",
                    "name": "first",
                    "variableName": "quantas"
                  }
                ],
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
                            "name": "conteudo",
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
                            "name": "minha",
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
                    "concreteType": "PageInfo",
                    "kind": "LinkedField",
                    "name": "pageInfo",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hasNextPage",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "endCursor",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "99de9b8d5edffd43f75d6d3fe210c26b4c59a97c37aecb39691989f591d5580f",
    "metadata": {},
    "name": "LeituraQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7545f7b671fe5fe6b30fa4ec7d3e292a";

export default node;
