/**
 * @generated SignedSource<<212f90e5d80391cd8fc5db0db9c227b3>>
 * @relayHash 119432bbc881693ff6b0cdfe8090ca6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fda4094066aec813209feef85014ba75ad87d264173be20a49e73a44225a11be

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RespostasDaCandidaturaQuery$variables = {
  candidatura: string;
};
export type RespostasDaCandidaturaQuery$data = {
  readonly viewer: {
    readonly respostasDaCandidatura: {
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
    "name": "candidatura",
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
    "name": "RespostasDaCandidaturaQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": "RespostasDaCandidatura",
            "kind": "LinkedField",
            "name": "respostasDaCandidatura",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ListaDeRespostas_respostas"
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
    "name": "RespostasDaCandidaturaQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": "RespostasDaCandidatura",
            "kind": "LinkedField",
            "name": "respostasDaCandidatura",
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
                    "name": "isLink",
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fda4094066aec813209feef85014ba75ad87d264173be20a49e73a44225a11be",
    "metadata": {},
    "name": "RespostasDaCandidaturaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ee422925d103f7524c184eb7094c863c";

export default node;
