/**
 * @generated SignedSource<<9d57d401adf4492d71be513cecceb8a0>>
 * @relayHash abb230a1a131a2db4831d8b5bbbb66f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e06c8a86e18b1dfdc89ac54317e1586b59ca032eb709641af60feeb0ac39a0cd

import type { ConcreteRequest } from 'relay-runtime';
export type useRespostasDaVagaQuery$variables = {
  vaga: string;
};
export type useRespostasDaVagaQuery$data = {
  readonly viewer: {
    readonly respostasDaVaga: ReadonlyArray<{
      readonly candidatura: string;
      readonly respostas: ReadonlyArray<{
        readonly pergunta: string;
        readonly valor: string;
      }>;
    }> | null;
  } | null;
};
export type useRespostasDaVagaQuery = {
  response: useRespostasDaVagaQuery$data;
  variables: useRespostasDaVagaQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "vaga"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "vaga",
      "variableName": "vaga"
    }
  ],
  "concreteType": "RespostasDaCandidatura",
  "kind": "LinkedField",
  "name": "respostasDaVaga",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "candidatura",
      "storageKey": null
    },
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
        }
      ],
      "storageKey": null
    }
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
    "name": "useRespostasDaVagaQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "useRespostasDaVagaQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
    "id": "e06c8a86e18b1dfdc89ac54317e1586b59ca032eb709641af60feeb0ac39a0cd",
    "metadata": {},
    "name": "useRespostasDaVagaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "55767f4655fdde93981e7dac66541194";

export default node;
