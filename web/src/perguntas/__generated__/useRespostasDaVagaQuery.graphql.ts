/**
 * @generated SignedSource<<b4bf4c0a15b9ca359a187d88202db978>>
 * @relayHash 0b8663b9b9a6749da0bc5fed527b21a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID baef1b1ab8f0665dd51b20d873ad93cd2a79e1d76006f8b3d0085cc1acd50e12

import type { ConcreteRequest } from 'relay-runtime';
export type useRespostasDaVagaQuery$variables = {
  codigo: string;
};
export type useRespostasDaVagaQuery$data = {
  readonly vaga: {
    readonly respostas: ReadonlyArray<{
      readonly idDaCandidatura: string;
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
    "name": "codigo"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "codigo",
    "variableName": "codigo"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "RespostasDaCandidatura",
  "kind": "LinkedField",
  "name": "respostas",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "idDaCandidatura",
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
        "args": (v1/*:: as any*/),
        "concreteType": "Vaga",
        "kind": "LinkedField",
        "name": "vaga",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
        "args": (v1/*:: as any*/),
        "concreteType": "Vaga",
        "kind": "LinkedField",
        "name": "vaga",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "id": "baef1b1ab8f0665dd51b20d873ad93cd2a79e1d76006f8b3d0085cc1acd50e12",
    "metadata": {},
    "name": "useRespostasDaVagaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "51accab2029bfa7cd3a2ab423ef30e33";

export default node;
