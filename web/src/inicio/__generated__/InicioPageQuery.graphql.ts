/**
 * @generated SignedSource<<a6ab371e677e56c7526712f692a2e6ca>>
 * @relayHash 1ce634efa332eb7e8dd8a1079da8b7dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40939f1e0c8327eb81497bf5217121f151c133bc6e3ce474cf7e266e34b4ae7d

import type { ConcreteRequest } from 'relay-runtime';
export type InicioPageQuery$variables = Record<PropertyKey, never>;
export type InicioPageQuery$data = {
  readonly viewer: {
    readonly usuario: {
      readonly nome: string;
    };
  } | null;
};
export type InicioPageQuery = {
  response: InicioPageQuery$data;
  variables: InicioPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "InicioPageQuery",
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
            "args": null,
            "concreteType": "Usuario",
            "kind": "LinkedField",
            "name": "usuario",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InicioPageQuery",
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
            "args": null,
            "concreteType": "Usuario",
            "kind": "LinkedField",
            "name": "usuario",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "40939f1e0c8327eb81497bf5217121f151c133bc6e3ce474cf7e266e34b4ae7d",
    "metadata": {},
    "name": "InicioPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6eadda2631f815cb6d7947b5fb0c742d";

export default node;
