/**
 * @generated SignedSource<<1510e51b5e5c8f124a28d05d7d959fe2>>
 * @relayHash 5fe70c432eec474afbc767c1163f63d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23f2747d81935f0c9f4a76a6c7091bad80b43673f7647412ec4463bdec7d0291

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
v1 = [
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useRespostasDaVagaQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRespostasDaVagaQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "23f2747d81935f0c9f4a76a6c7091bad80b43673f7647412ec4463bdec7d0291",
    "metadata": {},
    "name": "useRespostasDaVagaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "55767f4655fdde93981e7dac66541194";

export default node;
