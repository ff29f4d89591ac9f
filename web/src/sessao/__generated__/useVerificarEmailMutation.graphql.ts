/**
 * @generated SignedSource<<382535f6a798c0b30d2764460bff0abc>>
 * @relayHash 75e03bfd3a75a682c736af61f702d3f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07a7b09e4685d15cb530eaa02ae4d6ce5ba9a1250a68813fe3e1a485dbf1b280

import type { ConcreteRequest } from 'relay-runtime';
export type VerificarEmailInput = {
  token: string;
};
export type useVerificarEmailMutation$variables = {
  input: VerificarEmailInput;
};
export type useVerificarEmailMutation$data = {
  readonly verificarEmail: {
    readonly __typename: "TokenRecusado";
    readonly mensagem: string;
  } | {
    readonly __typename: "VerificarEmailSuccess";
    readonly nome: string | null;
    readonly token: string | null;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useVerificarEmailMutation = {
  response: useVerificarEmailMutation$data;
  variables: useVerificarEmailMutation$variables;
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
    "name": "verificarEmail",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nome",
            "storageKey": null
          }
        ],
        "type": "VerificarEmailSuccess",
        "abstractKey": null
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
        "type": "TokenRecusado",
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
    "name": "useVerificarEmailMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useVerificarEmailMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "07a7b09e4685d15cb530eaa02ae4d6ce5ba9a1250a68813fe3e1a485dbf1b280",
    "metadata": {},
    "name": "useVerificarEmailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ce40173bfc555db79246b3ab8a096c43";

export default node;
