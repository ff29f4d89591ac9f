/**
 * @generated SignedSource<<6fb6b34a0774bc68f3a0f97d1a94eb6c>>
 * @relayHash 42c12a7a850d067a0d2814aa28be4fd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9801b8fa413a264179ed73ddb7de089d055f623c6d331ff6a15da330a69c326d

import type { ConcreteRequest } from 'relay-runtime';
export type EmailDaContaInput = {
  email: string;
};
export type usePedirRedefinicaoMutation$variables = {
  input: EmailDaContaInput;
};
export type usePedirRedefinicaoMutation$data = {
  readonly pedirRedefinicaoDeSenha: {
    readonly __typename: string;
  };
};
export type usePedirRedefinicaoMutation = {
  response: usePedirRedefinicaoMutation$data;
  variables: usePedirRedefinicaoMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "pedirRedefinicaoDeSenha",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePedirRedefinicaoMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePedirRedefinicaoMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9801b8fa413a264179ed73ddb7de089d055f623c6d331ff6a15da330a69c326d",
    "metadata": {},
    "name": "usePedirRedefinicaoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eedae9d8d8fb6887b82684ac59ef40fd";

export default node;
