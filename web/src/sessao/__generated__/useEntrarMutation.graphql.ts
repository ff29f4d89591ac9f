/**
 * @generated SignedSource<<9715a95d0fe6a143b4d8fa8e94625c15>>
 * @relayHash 579a1f5a335f276f842afac77b33b92b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a88b3bf085d51357f8ba601a6dca0bfc23f1010300d787f9e0003c3cf663791e

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
    readonly __typename: "CredenciaisInvalidas";
    readonly __typename: "CredenciaisInvalidas";
  } | {
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
    "id": "a88b3bf085d51357f8ba601a6dca0bfc23f1010300d787f9e0003c3cf663791e",
    "metadata": {},
    "name": "useEntrarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ddf5ce7ab65c4d25b668be24081faaf6";

export default node;
