/**
 * @generated SignedSource<<450b7ce4c35d85cf62726737f0d74956>>
 * @relayHash b12ea42ebf9fb1ffe4a5b5b7a450b6db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47e07eab5854449c1983763186027f3ab6e68c9db8036a3bfb1089d79a96a496

import type { ConcreteRequest } from 'relay-runtime';
export type InicioDoProfessorPageQuery$variables = Record<PropertyKey, never>;
export type InicioDoProfessorPageQuery$data = {
  readonly viewer: {
    readonly usuario: {
      readonly nome: string;
    };
  } | null;
};
export type InicioDoProfessorPageQuery = {
  response: InicioDoProfessorPageQuery$data;
  variables: InicioDoProfessorPageQuery$variables;
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
    "name": "InicioDoProfessorPageQuery",
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
    "name": "InicioDoProfessorPageQuery",
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
    "id": "47e07eab5854449c1983763186027f3ab6e68c9db8036a3bfb1089d79a96a496",
    "metadata": {},
    "name": "InicioDoProfessorPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5e2a156b265abcf54ba1faabc5ef4f61";

export default node;
