/**
 * @generated SignedSource<<0bac5052f51e513ecd0cd87f360a73fc>>
 * @relayHash 80973f1f0413d0016c685e77a9ec0e54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 196877ac9b003861d81aeb21a8aa316e277832a33b7b86f466fdd31635a1b483

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RespostasDaCandidaturaQuery$variables = {
  candidatura: string;
};
export type RespostasDaCandidaturaQuery$data = {
  readonly node: {
    readonly respostas?: {
      readonly arquivo: {
        readonly __typename: "ArquivoDaCandidatura";
      } | null;
      readonly respostas: ReadonlyArray<{
        readonly __typename: "Resposta";
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"ListaDeRespostas_respostas">;
    } | null;
  } | null;
};
export type RespostasDaCandidaturaQuery = {
  response: RespostasDaCandidaturaQuery$data;
  variables: RespostasDaCandidaturaQuery$variables;
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
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RespostasDaCandidaturaQuery",
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
                "alias": null,
                "args": null,
                "concreteType": "RespostasDaCandidatura",
                "kind": "LinkedField",
                "name": "respostas",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Resposta",
                    "kind": "LinkedField",
                    "name": "respostas",
                    "plural": true,
                    "selections": (v3/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ArquivoDaCandidatura",
                    "kind": "LinkedField",
                    "name": "arquivo",
                    "plural": false,
                    "selections": (v3/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ListaDeRespostas_respostas"
                  }
                ],
                "storageKey": null
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
    "name": "RespostasDaCandidaturaQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RespostasDaCandidatura",
                "kind": "LinkedField",
                "name": "respostas",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Resposta",
                    "kind": "LinkedField",
                    "name": "respostas",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "pergunta",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "valor",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "ehLink",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ArquivoDaCandidatura",
                    "kind": "LinkedField",
                    "name": "arquivo",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "caminho",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "tamanho",
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
    "id": "196877ac9b003861d81aeb21a8aa316e277832a33b7b86f466fdd31635a1b483",
    "metadata": {},
    "name": "RespostasDaCandidaturaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a866169ca5792e42ecb129eab5ba4303";

export default node;
