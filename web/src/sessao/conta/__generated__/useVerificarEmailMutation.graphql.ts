/**
 * @generated SignedSource<<1a8584e352790f6bc06664c8e5a36e88>>
 * @relayHash 6f644527d62ec02e054621a12909e57d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4df7f0896cbf0d448fb08690b7ae5701fc9ca101214e2ca918c65c064190ea36

import type { ConcreteRequest } from 'relay-runtime';
export type Papel = "ESTUDANTE" | "PROFESSOR";
export type VerificarEmailInput = {
  prova?: string | null;
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
    readonly papel: Papel | null;
    readonly token: string | null;
    readonly tokenDeSenha: string | null;
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
            "name": "papel",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nome",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tokenDeSenha",
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
    "id": "4df7f0896cbf0d448fb08690b7ae5701fc9ca101214e2ca918c65c064190ea36",
    "metadata": {},
    "name": "useVerificarEmailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4f3d3fabe9b01d5dfcaddca6200e9505";

export default node;
