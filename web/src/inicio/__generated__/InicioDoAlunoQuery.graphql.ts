/**
 * @generated SignedSource<<f6aa0dafaa67a6e6086e7ea472000686>>
 * @relayHash f0f6320d43e502cc79c8cf6894efe809
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a9267b6e47e1ba3c0a3badae5fc9e512bc0d7d9d552717816147d302b3f9c81

import type { ConcreteRequest } from 'relay-runtime';
export type InicioDoAlunoQuery$variables = Record<PropertyKey, never>;
export type InicioDoAlunoQuery$data = {
  readonly viewer: {
    readonly usuario: {
      readonly nome: string;
    } | null;
  } | null;
};
export type InicioDoAlunoQuery$rawResponse = {
  readonly viewer: {
    readonly usuario: {
      readonly id: string;
      readonly nome: string;
    };
  } | null;
};
export type InicioDoAlunoQuery = {
  rawResponse: InicioDoAlunoQuery$rawResponse;
  response: InicioDoAlunoQuery$data;
  variables: InicioDoAlunoQuery$variables;
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
    "name": "InicioDoAlunoQuery",
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
            "kind": "CatchField",
            "field": {
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
            },
            "to": "NULL"
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
    "name": "InicioDoAlunoQuery",
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
    "id": "0a9267b6e47e1ba3c0a3badae5fc9e512bc0d7d9d552717816147d302b3f9c81",
    "metadata": {},
    "name": "InicioDoAlunoQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5b07547ce3b848ca60f177b7f176241e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
