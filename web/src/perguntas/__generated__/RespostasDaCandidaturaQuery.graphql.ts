/**
 * @generated SignedSource<<161c3e929fd7d8beaad5e9ec47c3d057>>
 * @relayHash 403d31a314c39437076baca0d4bfcf5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa8b62d5a2aef84402a08516563aac95165b7ffe23c3631a00b59d6a3f2ccd65

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RespostasDaCandidaturaQuery$variables = {
  candidatura: string;
};
export type RespostasDaCandidaturaQuery$data = {
  readonly viewer: {
    readonly respostasDaCandidatura: {
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
    "name": "candidatura",
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
    "id": "fa8b62d5a2aef84402a08516563aac95165b7ffe23c3631a00b59d6a3f2ccd65",
    "metadata": {},
    "name": "RespostasDaCandidaturaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4ddf4984ea6c10aff39d42dd6d4faf98";

export default node;
