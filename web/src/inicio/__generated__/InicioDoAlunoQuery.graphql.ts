/**
 * @generated SignedSource<<db5ab5de4129a3be524ef6dd5a604011>>
 * @relayHash ae50b28abec6ee805e29e25d892835b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e059872eee2132f88b82a2de93b575e23070106ec327319b4a5c0da867049ab

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
    readonly id: string;
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
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6e059872eee2132f88b82a2de93b575e23070106ec327319b4a5c0da867049ab",
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
