/**
 * @generated SignedSource<<269bcf440467b27eb1692bcb21e0bf15>>
 * @relayHash b2a448e595671f4af7f94f03f77e5f02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3eea34a71612c4b68015d15859484bfafae5ae650716a89d1fede02376a2bfdb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequisitosDoCandidatoQuery$variables = {
  candidatura: string;
};
export type RequisitosDoCandidatoQuery$data = {
  readonly node: {
    readonly candidatura?: {
      readonly " $fragmentSpreads": FragmentRefs<"AtendimentoDaCandidatura_candidatura">;
    } | null;
  } | null;
};
export type RequisitosDoCandidatoQuery = {
  response: RequisitosDoCandidatoQuery$data;
  variables: RequisitosDoCandidatoQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "candidatura"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "candidatura"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RequisitosDoCandidatoQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "AtendimentoDaCandidatura_candidatura"
                    }
                  ],
                  "type": "Candidatura",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "candidatura"
              }
            ],
            "type": "Candidatura",
            "abstractKey": null
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
    "name": "RequisitosDoCandidatoQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AtendimentoDaCandidatura",
                "kind": "LinkedField",
                "name": "atendimento",
                "plural": false,
                "selections": [
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
                    "name": "periodoInicio",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "compartilhaHistorico",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Atendimento",
                    "kind": "LinkedField",
                    "name": "atendimento",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "atende",
                        "storageKey": null
                      },
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
                        "concreteType": "ItemDoAtendimento",
                        "kind": "LinkedField",
                        "name": "itens",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "texto",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "atendido",
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
            "type": "Candidatura",
            "abstractKey": null
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
    "id": "3eea34a71612c4b68015d15859484bfafae5ae650716a89d1fede02376a2bfdb",
    "metadata": {},
    "name": "RequisitosDoCandidatoQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "359362b92a2548a64c2f4c4f701ffa69";

export default node;
