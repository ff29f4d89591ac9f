/**
 * @generated SignedSource<<0ca54a58331b9e7ce52f6f2451ec3134>>
 * @relayHash e55b60d7ba830688784cd9e7cfe0e456
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70f270ab0c3e74e886288e872ee4a075589551dfa9b3d73cd3c7ee17388f8212

import type { ConcreteRequest } from 'relay-runtime';
export type EncerrarOutrasMutation$variables = Record<PropertyKey, never>;
export type EncerrarOutrasMutation$data = {
  readonly encerrarOutrasSessoes: {
    readonly __typename: "EncerrarOutrasSessoesSuccess";
    readonly token: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type EncerrarOutrasMutation = {
  response: EncerrarOutrasMutation$data;
  variables: EncerrarOutrasMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "encerrarOutrasSessoes",
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
            "name": "token",
            "storageKey": null
          }
        ],
        "type": "EncerrarOutrasSessoesSuccess",
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
    "name": "EncerrarOutrasMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EncerrarOutrasMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "70f270ab0c3e74e886288e872ee4a075589551dfa9b3d73cd3c7ee17388f8212",
    "metadata": {},
    "name": "EncerrarOutrasMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d6a2dd607f890fb6fb2ac62212ad0c3d";

export default node;
