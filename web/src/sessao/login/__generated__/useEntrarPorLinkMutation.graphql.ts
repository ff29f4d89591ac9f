/**
 * @generated SignedSource<<a5fc5b62991e667104d66bfcdd7e3139>>
 * @relayHash 6f78533c1978c3f0218b5bf28b82309e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8262e224eb7cbd527b3bcf71d4de855fb777e45adfd10abbe1d24f2371019295

import type { ConcreteRequest } from 'relay-runtime';
export type Papel = "ESTUDANTE" | "PROFESSOR";
export type EntrarPorLinkInput = {
  token: string;
};
export type useEntrarPorLinkMutation$variables = {
  input: EntrarPorLinkInput;
};
export type useEntrarPorLinkMutation$data = {
  readonly entrarPorLink: {
    readonly __typename: "EntrarPorLinkSuccess";
    readonly papel: Papel;
    readonly token: string;
  } | {
    readonly __typename: "TokenRecusado";
    readonly mensagem: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useEntrarPorLinkMutation = {
  response: useEntrarPorLinkMutation$data;
  variables: useEntrarPorLinkMutation$variables;
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
    "name": "entrarPorLink",
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
          }
        ],
        "type": "EntrarPorLinkSuccess",
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
    "name": "useEntrarPorLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEntrarPorLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8262e224eb7cbd527b3bcf71d4de855fb777e45adfd10abbe1d24f2371019295",
    "metadata": {},
    "name": "useEntrarPorLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "af677e3dd6abecb66ab94a2937d80254";

export default node;
