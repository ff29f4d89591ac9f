/**
 * @generated SignedSource<<1b1b838d073bccd1135cfba7ced514c6>>
 * @relayHash 6c6a94dcdc2cb6aad70a2611380c9060
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 941b7cc758778edf92a6fecf20b4609e4501f908f230dfce88d8a175ae68de32

import type { ConcreteRequest } from 'relay-runtime';
export type AceitarDocumentosInput = {
  numero: number;
};
export type useAceitarMutation$variables = {
  input: AceitarDocumentosInput;
};
export type useAceitarMutation$data = {
  readonly aceitarDocumentos: {
    readonly __typename: "AceitarDocumentosSuccess";
    readonly __typename: "AceitarDocumentosSuccess";
  } | {
    readonly __typename: "EntradaInvalida";
    readonly mensagem: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useAceitarMutation = {
  response: useAceitarMutation$data;
  variables: useAceitarMutation$variables;
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
    "name": "aceitarDocumentos",
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
        "type": "EntradaInvalida",
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
    "name": "useAceitarMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAceitarMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "941b7cc758778edf92a6fecf20b4609e4501f908f230dfce88d8a175ae68de32",
    "metadata": {},
    "name": "useAceitarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b3dab2825fe6bca88380d5b651b1b60b";

export default node;
