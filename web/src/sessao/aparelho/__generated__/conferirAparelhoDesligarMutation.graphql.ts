/**
 * @generated SignedSource<<f82baa082d298cef89fdfb4a9224e6d1>>
 * @relayHash 0b8cc2aeab5a506a3f2b1316a93cfa16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 158db40b60f9c111029d38a7b41daee3101464bc8189b8f310a5e07ce1ce2e3f

import type { ConcreteRequest } from 'relay-runtime';
export type conferirAparelhoDesligarMutation$variables = Record<PropertyKey, never>;
export type conferirAparelhoDesligarMutation$data = {
  readonly desligarAparelho: {
    readonly __typename: string;
  };
};
export type conferirAparelhoDesligarMutation = {
  response: conferirAparelhoDesligarMutation$data;
  variables: conferirAparelhoDesligarMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "desligarAparelho",
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
    "name": "conferirAparelhoDesligarMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "conferirAparelhoDesligarMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "158db40b60f9c111029d38a7b41daee3101464bc8189b8f310a5e07ce1ce2e3f",
    "metadata": {},
    "name": "conferirAparelhoDesligarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "03954d051a564efaa03994fb9ee6070a";

export default node;
