/**
 * @generated SignedSource<<beed589abe07cb4ad7fba2f8251fb8f9>>
 * @relayHash 35901a306aae8cb2f4148a3c16a2a800
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ff00923691d63903ae7c18ce476e10ed7d65493aceec957df27b73c0fb65395

import type { ConcreteRequest } from 'relay-runtime';
export type colunasQuery$variables = Record<PropertyKey, never>;
export type colunasQuery$data = {
  readonly viewer: {
    readonly colunas: ReadonlyArray<string> | null;
  } | null;
};
export type colunasQuery = {
  response: colunasQuery$data;
  variables: colunasQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "colunas",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "colunasQuery",
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
    "name": "colunasQuery",
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
    "id": "9ff00923691d63903ae7c18ce476e10ed7d65493aceec957df27b73c0fb65395",
    "metadata": {},
    "name": "colunasQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "390bd423054c3448aa53806f489bf9e6";

export default node;
