/**
 * @generated SignedSource<<13fbe1556080aacd7803f16502c4b253>>
 * @relayHash bce5ba24eaa7042a404b1faf67292831
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 806ffd4ce5f0036603fa63c649cb578eba91b8ec7afadbbefd7bf24f13de184c

import type { ConcreteRequest } from 'relay-runtime';
export type Papel = "ESTUDANTE" | "PROFESSOR";
export type EntrarInput = {
  email: string;
  papel: Papel;
  senha: string;
};
export type useEntrarMutation$variables = {
  input: EntrarInput;
};
export type useEntrarMutation$data = {
  readonly entrar: {
    readonly __typename: "EmailNaoVerificado";
    readonly __typename: "EmailNaoVerificado";
  } | {
    readonly __typename: "EntrarSuccess";
    readonly token: string;
  } | {
    readonly __typename: "PapelNaoPermitido";
    readonly __typename: "PapelNaoPermitido";
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useEntrarMutation = {
  response: useEntrarMutation$data;
  variables: useEntrarMutation$variables;
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
    "name": "entrar",
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
        "type": "EntrarSuccess",
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
    "name": "useEntrarMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEntrarMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "806ffd4ce5f0036603fa63c649cb578eba91b8ec7afadbbefd7bf24f13de184c",
    "metadata": {},
    "name": "useEntrarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c3eb0b2b4915485e122826f0f84fcf5c";

export default node;
