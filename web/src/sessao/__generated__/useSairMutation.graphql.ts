/**
 * @generated SignedSource<<8c0109510ac78a1e8c2a325691d3a436>>
 * @relayHash cfc85f0b34f07749d59cec34738d434e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2430478e9c4052918d4b3dab8b33e53d919bbba9dd6104cf91f00de181313a53

import type { ConcreteRequest } from 'relay-runtime';
export type useSairMutation$variables = Record<PropertyKey, never>;
export type useSairMutation$data = {
  readonly sair: {
    readonly revogado: boolean;
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
    "concreteType": "SairPayload",
    "kind": "LinkedField",
    "name": "sair",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "revogado",
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
    "id": "2430478e9c4052918d4b3dab8b33e53d919bbba9dd6104cf91f00de181313a53",
    "metadata": {},
    "name": "useSairMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "04f69c898152b16d8b785c5c2d099dab";

export default node;
