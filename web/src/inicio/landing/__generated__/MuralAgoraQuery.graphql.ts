/**
 * @generated SignedSource<<927b1e5b0ab324deedf4f4c7002db219>>
 * @relayHash 1f7e124cd18d20a598d9d61b9f5940e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbfbe2aa3d95aa57960b6b9b5b49b0645d10491e89db89a1802ee79061d35795

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MuralAgoraQuery$variables = Record<PropertyKey, never>;
export type MuralAgoraQuery$data = {
  readonly instituicao: {
    readonly nome: string;
    readonly suporte: string | null;
    readonly termos: string | null;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "termos",
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
    "id": "fbfbe2aa3d95aa57960b6b9b5b49b0645d10491e89db89a1802ee79061d35795",
    "metadata": {},
    "name": "MuralAgoraQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fb3e67c9267b9d2490d64d634124e8d1";

export default node;
