/**
 * @generated SignedSource<<7367ae46471560ecaf9780cecb8605bc>>
 * @relayHash 0eee265ae6e1850931129c32e55dbdfc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4915797d0c909670f114d1b021623e7b4bfd449e185c252a9eee5a50a8c1b20f

import type { ConcreteRequest } from 'relay-runtime';
export type createRecountQuery$variables = Record<PropertyKey, never>;
export type createRecountQuery$data = {
  readonly viewer: {
    readonly naoLidas: {
      readonly notificacoes: number | null;
    };
  } | null;
};
export type createRecountQuery = {
  response: createRecountQuery$data;
  variables: createRecountQuery$variables;
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
    "name": "createRecountQuery",
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
    "name": "createRecountQuery",
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
    "id": "4915797d0c909670f114d1b021623e7b4bfd449e185c252a9eee5a50a8c1b20f",
    "metadata": {},
    "name": "createRecountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5a85e29501cc2b84103c6770278ea47b";

export default node;
