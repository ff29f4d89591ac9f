/**
 * @generated SignedSource<<7f3d73b253fce9f6c0ed920c36fe198b>>
 * @relayHash 1a0dd0e363e35a23e09fcc2fa778efce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab47a5a0ea0b66ae8aa4d59080a5945b88131beb0a20b8396ed469249b391cd1

import type { ConcreteRequest } from 'relay-runtime';
export type EmailDaContaInput = {
  email: string;
};
export type useReenviarVerificacaoMutation$variables = {
  input: EmailDaContaInput;
};
export type useReenviarVerificacaoMutation$data = {
  readonly reenviarVerificacao: {
    readonly __typename: "ReenvioIndisponivel";
    readonly mensagem: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
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
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mensagem",
            "storageKey": null
          }
        ],
        "type": "ReenvioIndisponivel",
        "abstractKey": null
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
    "id": "ab47a5a0ea0b66ae8aa4d59080a5945b88131beb0a20b8396ed469249b391cd1",
    "metadata": {},
    "name": "useReenviarVerificacaoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "123f4dff826ce8f416d5af04c46b93e8";

export default node;
