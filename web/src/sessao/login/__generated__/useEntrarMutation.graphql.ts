/**
 * @generated SignedSource<<14e3da9e761f60a88dec55e63f8e83d3>>
 * @relayHash 11079adf0828bee99c601e1b58d504da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac29bcb85f8ef95fbb3a03aa43a75184208d2f5a976e2e16c8500bc228adc94a

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
    readonly __typename: "ContaSuspensa";
    readonly mensagem: string;
  } | {
    readonly __typename: "EmailNaoVerificado";
    readonly reenvia: boolean | null;
  } | {
    readonly __typename: "EntrarSuccess";
    readonly exclusaoEm: string | null;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
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
      "name": "exclusaoEm",
      "storageKey": null
    }
  ],
  "type": "EntrarSuccess",
  "abstractKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reenvia",
  "storageKey": null
},
v5 = {
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
  "type": "ContaSuspensa",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useEntrarMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "entrar",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "CatchField",
                "field": (v4/*:: as any*/),
                "to": "NULL"
              }
            ],
            "type": "EmailNaoVerificado",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEntrarMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "entrar",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/)
            ],
            "type": "EmailNaoVerificado",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ac29bcb85f8ef95fbb3a03aa43a75184208d2f5a976e2e16c8500bc228adc94a",
    "metadata": {},
    "name": "useEntrarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4c1090d0cea3c28e4015222b84dce11a";

export default node;
