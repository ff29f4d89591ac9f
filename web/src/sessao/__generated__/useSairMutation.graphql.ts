/**
 * @generated SignedSource<<a5de95d475bcd5146038744670398a55>>
 * @relayHash 283cdb8045b434dcdd181948d43b18f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46621e025bb2145641d9afa2dda723a857567a4a60980991bca37690a95a3526

import type { ConcreteRequest } from 'relay-runtime';
export type useSairMutation$variables = Record<PropertyKey, never>;
export type useSairMutation$data = {
  readonly sair: {
    readonly __typename: "SairSuccess";
    readonly urlDaUniversidade: string | null;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
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
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "urlDaUniversidade",
            "storageKey": null
          }
        ],
        "type": "SairSuccess",
        "abstractKey": null
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
    "id": "46621e025bb2145641d9afa2dda723a857567a4a60980991bca37690a95a3526",
    "metadata": {},
    "name": "useSairMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c690a61837634839e16c70859422ae3a";

export default node;
