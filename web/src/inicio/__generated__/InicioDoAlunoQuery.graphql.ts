/**
 * @generated SignedSource<<fa6a996f94c0785062babc21c34d77b8>>
 * @relayHash e3bc392ea8aeb47590be73d286df87c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0b2ee1e24399660732774f7a845244fc2b7010c6196efebd6a8fb10209a8131

import type { ConcreteRequest } from 'relay-runtime';
export type InicioDoAlunoQuery$variables = Record<PropertyKey, never>;
export type InicioDoAlunoQuery$data = {
  readonly viewer: {
    readonly listaCandidaturas: boolean | null;
    readonly usuario: {
      readonly nome: string;
    } | null;
  } | null;
};
export type InicioDoAlunoQuery$rawResponse = {
  readonly viewer: {
    readonly id: string;
    readonly listaCandidaturas: boolean;
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
  "name": "listaCandidaturas",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v2 = {
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
            "field": (v0/*:: as any*/),
            "to": "NULL"
          },
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
                (v1/*:: as any*/)
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
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Usuario",
            "kind": "LinkedField",
            "name": "usuario",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b0b2ee1e24399660732774f7a845244fc2b7010c6196efebd6a8fb10209a8131",
    "metadata": {},
    "name": "InicioDoAlunoQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fb7425b27926780758fd6f0ef207d2fb";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
