/**
 * @generated SignedSource<<3d168fd2d5f3e9668854dcd56b105aef>>
 * @relayHash 3580e3bab2c586727ccef096afe8c4cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d88f2ab7455877058a90b9949386e27fd62f48fe581c6ebeab486d8f86e3bd0

import type { ConcreteRequest } from 'relay-runtime';
export type EmailDaContaInput = {
  email: string;
};
export type useReenviarVerificacaoMutation$variables = {
  input: EmailDaContaInput;
};
export type useReenviarVerificacaoMutation$data = {
  readonly reenviarVerificacao: {
    readonly __typename: string;
  };
};
export type useReenviarVerificacaoMutation = {
  response: useReenviarVerificacaoMutation$data;
  variables: useReenviarVerificacaoMutation$variables;
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
    "name": "reenviarVerificacao",
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
    "name": "useReenviarVerificacaoMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReenviarVerificacaoMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7d88f2ab7455877058a90b9949386e27fd62f48fe581c6ebeab486d8f86e3bd0",
    "metadata": {},
    "name": "useReenviarVerificacaoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cbcf625898d5668e9b410c3582b8e7c4";

export default node;
