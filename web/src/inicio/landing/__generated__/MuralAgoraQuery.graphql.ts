/**
 * @generated SignedSource<<1a022a808d456acbd58478839c22a9f0>>
 * @relayHash 1c74756d2af8c1df9d3c9fafff553fa2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0ea1793e193567a9ca35040e39bd9bbff94b650509ef0bf03bf91566090120d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MuralAgoraQuery$variables = Record<PropertyKey, never>;
export type MuralAgoraQuery$data = {
  readonly instituicao: {
    readonly nome: string;
    readonly " $fragmentSpreads": FragmentRefs<"LinksExternos_instituicao">;
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
      {
        "alias": null,
        "args": null,
        "concreteType": "Instituicao",
        "kind": "LinkedField",
        "name": "instituicao",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LinksExternos_instituicao"
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
      {
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
            "name": "prototipo",
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
      }
    ]
  },
  "params": {
    "id": "f0ea1793e193567a9ca35040e39bd9bbff94b650509ef0bf03bf91566090120d",
    "metadata": {},
    "name": "MuralAgoraQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "583ec3ae544d46b9f73c0578d3806720";

export default node;
