/**
 * @generated SignedSource<<663bd7b4e4c432af57500e6be20c63fc>>
 * @relayHash 15c12ba93e8f5e165168989cb4253139
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce936ed9a9d0bef0ed565acb7e9431c3a570ffec0aaa2c9e306b4df419887737

import type { ConcreteRequest } from 'relay-runtime';
export type HeaderUserQuery$variables = Record<PropertyKey, never>;
export type HeaderUserQuery$data = {
  readonly viewer: {
    readonly avisosDoSistema: ReadonlyArray<{
      readonly id: string;
      readonly texto: string;
    }> | null;
    readonly listaCandidaturas: boolean | null;
    readonly naoLidas: {
      readonly mensagens: number | null;
      readonly notificacoes: number | null;
    };
    readonly usuario: {
      readonly aConfirmar: boolean;
      readonly avatar: string | null;
      readonly nome: string;
      readonly recusaDeProfessor: string | null;
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
  "kind": "ScalarField",
  "name": "recusaDeProfessor",
  "storageKey": null
},
v5 = {
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
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "AvisoDoSistema",
  "kind": "LinkedField",
  "name": "avisosDoSistema",
  "plural": true,
  "selections": [
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "texto",
      "storageKey": null
    }
  ],
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
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
          {
            "kind": "CatchField",
            "field": (v7/*:: as any*/),
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
              (v4/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
          (v7/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ce936ed9a9d0bef0ed565acb7e9431c3a570ffec0aaa2c9e306b4df419887737",
    "metadata": {},
    "name": "HeaderUserQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0c58773eb11b62a51baa012aaed9db88";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
