/**
 * @generated SignedSource<<335d0e14157e35c73825504ff5099cc8>>
 * @relayHash b8f04109336124577b19610b7a00d50a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 773bb1218c4d34ba2a2bdebdbfb02f5a2a10de75c74dc84cafc8e723f72f23ab

import type { ConcreteRequest } from 'relay-runtime';
export type HeaderUserQuery$variables = Record<PropertyKey, never>;
export type HeaderUserQuery$data = {
  readonly viewer: {
    readonly listaCandidaturas: boolean | null;
    readonly naoLidas: {
      readonly mensagens: number | null;
      readonly notificacoes: number | null;
    };
    readonly usuario: {
      readonly aConfirmar: boolean;
      readonly avatar: string | null;
      readonly nome: string;
    } | null;
  } | null;
};
export type HeaderUserQuery = {
  response: HeaderUserQuery$data;
  variables: HeaderUserQuery$variables;
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
  "name": "avatar",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "aConfirmar",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "NaoLidas",
  "kind": "LinkedField",
  "name": "naoLidas",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mensagens",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notificacoes",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
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
    "metadata": null,
    "name": "HeaderUserQuery",
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
            "alias": null,
            "args": null,
            "concreteType": "Usuario",
            "kind": "LinkedField",
            "name": "usuario",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
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
    "name": "HeaderUserQuery",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "773bb1218c4d34ba2a2bdebdbfb02f5a2a10de75c74dc84cafc8e723f72f23ab",
    "metadata": {},
    "name": "HeaderUserQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e952840e070d9397659ca72dcf9ef49a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
