/**
 * @generated SignedSource<<8b1b5856cc00f61eaf2c2658a70a5c5e>>
 * @relayHash 1a4812fbc5211f3280b4635ab35004f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fb5342d799116049b707335eca00d7a90bcca1afb9051c581a4aa62b4a9a5d1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MinhasRespostasQuery$variables = {
  vaga: string;
};
export type MinhasRespostasQuery$data = {
  readonly viewer: {
    readonly minhasRespostas: {
      readonly " $fragmentSpreads": FragmentRefs<"ListaDeRespostas_respostas">;
    } | null;
  } | null;
};
export type MinhasRespostasQuery = {
  response: MinhasRespostasQuery$data;
  variables: MinhasRespostasQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "vaga"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "vaga",
    "variableName": "vaga"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "MinhasRespostasQuery",
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
            "name": "minhasRespostas",
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
    "name": "MinhasRespostasQuery",
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
            "name": "minhasRespostas",
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
    "id": "4fb5342d799116049b707335eca00d7a90bcca1afb9051c581a4aa62b4a9a5d1",
    "metadata": {},
    "name": "MinhasRespostasQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9bfe75a2403d0364a62be52a6691d676";

export default node;
