/**
 * @generated SignedSource<<b34a1ff2beb4b5ffed9686ee0981294f>>
 * @relayHash 846445d8348e63d66656ec278ef720ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 098984a8dfbd2887d82abc638c25427a5f9530fb2f410529c6da4b86f5f79e33

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
    readonly reenvia: boolean | null;
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
          }
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "098984a8dfbd2887d82abc638c25427a5f9530fb2f410529c6da4b86f5f79e33",
    "metadata": {},
    "name": "useEntrarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "965f0d95f28c0e92cccd2a3b559f8ec8";

export default node;
