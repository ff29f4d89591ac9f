/**
 * @generated SignedSource<<6d4fa941adc14f90bedd891f7f5d170f>>
 * @relayHash c890982b19baff26c15ec0eac7d1e8e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17385c18cdb99ae62bd890806b0c0f1cc62ce85957b8df27e65c3391bd4eda36

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MuralAgoraQuery$variables = Record<PropertyKey, never>;
export type MuralAgoraQuery$data = {
  readonly instituicao: {
    readonly documentos: number;
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
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Instituicao",
  "kind": "LinkedField",
  "name": "instituicao",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "documentos",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tipo",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codigo",
  "storageKey": null
},
v4 = {
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
      (v1/*:: as any*/)
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v0/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "VagaDoMural",
            "kind": "LinkedField",
            "name": "vagas",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "titulo",
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nomeDoTipo",
                "storageKey": null
              },
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
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "17385c18cdb99ae62bd890806b0c0f1cc62ce85957b8df27e65c3391bd4eda36",
    "metadata": {},
    "name": "MuralAgoraQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a914326466aa43a586c599e3049745bf";

export default node;
