/**
 * @generated SignedSource<<f7b81da0a1f16def610b352239918598>>
 * @relayHash 443501a873c451ac8f6dc6dc2e215127
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2bec13aef7fb70b4d81777b64c665829a7475905a9fa0d70f34ce2530e9a076

import type { ConcreteRequest } from 'relay-runtime';
export type EmailDaContaInput = {
  email: string;
};
export type usePedirLinkDeEntradaMutation$variables = {
  input: EmailDaContaInput;
};
export type usePedirLinkDeEntradaMutation$data = {
  readonly pedirLinkDeEntrada: {
    readonly __typename: "LinkDeEntradaIndisponivel";
    readonly mensagem: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type usePedirLinkDeEntradaMutation = {
  response: usePedirLinkDeEntradaMutation$data;
  variables: usePedirLinkDeEntradaMutation$variables;
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
    "name": "pedirLinkDeEntrada",
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
        "type": "LinkDeEntradaIndisponivel",
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
    "name": "usePedirLinkDeEntradaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePedirLinkDeEntradaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b2bec13aef7fb70b4d81777b64c665829a7475905a9fa0d70f34ce2530e9a076",
    "metadata": {},
    "name": "usePedirLinkDeEntradaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e03c26fa78376c59f723035050dbd54c";

export default node;
