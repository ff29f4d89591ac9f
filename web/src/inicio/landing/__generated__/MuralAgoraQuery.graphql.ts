/**
 * @generated SignedSource<<bb6d8353daf151b0efc803b1ea687899>>
 * @relayHash f085c7ee7fa6e55c2467b3f523c9a4c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74b4f9ab653a1b348971c943bab90ebed77ff0f3207f025239bc7cf60491fee9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MuralAgoraQuery$variables = Record<PropertyKey, never>;
export type MuralAgoraQuery$data = {
  readonly instituicao: {
    readonly nome: string;
    readonly suporte: string | null;
  };
  readonly mural: {
    readonly " $fragmentSpreads": FragmentRefs<"MuralAgora_mural">;
  } | null;
};
export type MuralAgoraQuery = {
  response: MuralAgoraQuery$data;
  variables: MuralAgoraQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Instituicao",
  "kind": "LinkedField",
  "name": "instituicao",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suporte",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tipo",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "MuralAgoraQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Mural",
        "kind": "LinkedField",
        "name": "mural",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MuralAgora_mural"
          }
        ],
        "storageKey": null
      },
      (v0/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MuralAgoraQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Mural",
        "kind": "LinkedField",
        "name": "mural",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ContagemPorTipo",
            "kind": "LinkedField",
            "name": "porTipo",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "VagaDoMural",
            "kind": "LinkedField",
            "name": "vagas",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "codigo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "titulo",
                "storageKey": null
              },
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nomeDoDepartamento",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "prazo",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "74b4f9ab653a1b348971c943bab90ebed77ff0f3207f025239bc7cf60491fee9",
    "metadata": {},
    "name": "MuralAgoraQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "34035c222b3c539ce11a11915a436b30";

export default node;
