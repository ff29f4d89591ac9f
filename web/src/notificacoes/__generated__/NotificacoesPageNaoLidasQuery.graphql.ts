/**
 * @generated SignedSource<<89d43839204c568819aab5994273c841>>
 * @relayHash 314a654184f3ffc1f8506f8464a38cfd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bab8c5e9c393c3e21f649b4b91c92db7fc5dc4036853b12d9d7787b31514ea5

import type { ConcreteRequest } from 'relay-runtime';
export type NotificacoesPageNaoLidasQuery$variables = Record<PropertyKey, never>;
export type NotificacoesPageNaoLidasQuery$data = {
  readonly viewer: {
    readonly naoLidas: {
      readonly notificacoes: number | null;
    };
  } | null;
};
export type NotificacoesPageNaoLidasQuery = {
  response: NotificacoesPageNaoLidasQuery$data;
  variables: NotificacoesPageNaoLidasQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
      "name": "notificacoes",
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
    "name": "NotificacoesPageNaoLidasQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "NotificacoesPageNaoLidasQuery",
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
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6bab8c5e9c393c3e21f649b4b91c92db7fc5dc4036853b12d9d7787b31514ea5",
    "metadata": {},
    "name": "NotificacoesPageNaoLidasQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3ef3e98370b674fac295e8304131dd53";

export default node;
