/**
 * @generated SignedSource<<3c3cdd62e7326e3f07d734e9348d8629>>
 * @relayHash f4f46fba9667aee812bd73bbf118d9b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06d113d96d499c223a96f9c62fabe099dcb88ab9e393260b822bb2f398f06e4c

import type { ConcreteRequest } from 'relay-runtime';
export type InicioDoProfessorQuery$variables = Record<PropertyKey, never>;
export type InicioDoProfessorQuery$data = {
  readonly viewer: {
    readonly usuario: {
      readonly nome: string;
    };
  } | null;
};
export type InicioDoProfessorQuery = {
  response: InicioDoProfessorQuery$data;
  variables: InicioDoProfessorQuery$variables;
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
    "name": "InicioDoProfessorQuery",
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
    "name": "InicioDoProfessorQuery",
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
    "id": "06d113d96d499c223a96f9c62fabe099dcb88ab9e393260b822bb2f398f06e4c",
    "metadata": {},
    "name": "InicioDoProfessorQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0a3cb25aa64ed7b748ed7b6015118762";

export default node;
