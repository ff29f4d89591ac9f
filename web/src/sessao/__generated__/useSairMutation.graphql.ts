/**
 * @generated SignedSource<<b7c1fb50b5fab505fff3f222778b32b7>>
 * @relayHash 7bc909cfc38eb255c321ef1777929a6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7aede434a65dacc48a7eadede67b278ebe183fd57c8f302a007afde41a28044

import type { ConcreteRequest } from 'relay-runtime';
export type useSairMutation$variables = Record<PropertyKey, never>;
export type useSairMutation$data = {
  readonly sair: {
    readonly __typename: string;
  };
};
export type useSairMutation = {
  response: useSairMutation$data;
  variables: useSairMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "sair",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSairMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSairMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e7aede434a65dacc48a7eadede67b278ebe183fd57c8f302a007afde41a28044",
    "metadata": {},
    "name": "useSairMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "11913956c457e9e2cf7bfde0cbfce7d1";

export default node;
