/**
 * @generated SignedSource<<21773502882efbfa3a67640ffa883389>>
 * @relayHash cfd858ec9961ef89c48a4ea4db9e229b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 322a9db624fbb244b3dcdd81d4f867ed28298a3dbc8db14a93622c1fe9d58509

import type { ConcreteRequest } from 'relay-runtime';
export type useRespostasDaVagaQuery$variables = {
  codigo: string;
};
export type useRespostasDaVagaQuery$data = {
  readonly vaga: {
    readonly respostas: ReadonlyArray<{
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
    "id": "322a9db624fbb244b3dcdd81d4f867ed28298a3dbc8db14a93622c1fe9d58509",
    "metadata": {},
    "name": "useRespostasDaVagaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c104533bfd4387c7af18f28ee0629b36";

export default node;
