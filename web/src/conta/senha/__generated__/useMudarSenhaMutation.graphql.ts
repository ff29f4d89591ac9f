/**
 * @generated SignedSource<<e7efe4a2198417ef95eb7307ce715ddc>>
 * @relayHash b12cd750b1324fa92e4baa6c3a7708ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ccbb71d730364eee5d6d412dcdd8a21faf96f4ce5dc9247b96da7aa5ff7de6e

import type { ConcreteRequest } from 'relay-runtime';
export type MudarSenhaInput = {
  novaSenha: string;
  senhaAtual: string;
};
export type useMudarSenhaMutation$variables = {
  input: MudarSenhaInput;
};
export type useMudarSenhaMutation$data = {
  readonly mudarSenha: {
    readonly __typename: "EntradaInvalida";
    readonly campos: ReadonlyArray<{
      readonly campo: string;
      readonly mensagem: string;
    }>;
  } | {
    readonly __typename: "MudarSenhaSuccess";
    readonly token: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useMudarSenhaMutation = {
  response: useMudarSenhaMutation$data;
  variables: useMudarSenhaMutation$variables;
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
    "name": "mudarSenha",
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
        "type": "MudarSenhaSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CampoInvalido",
            "kind": "LinkedField",
            "name": "campos",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "campo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mensagem",
                "storageKey": null
              }
            ],
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
    "name": "useMudarSenhaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMudarSenhaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3ccbb71d730364eee5d6d412dcdd8a21faf96f4ce5dc9247b96da7aa5ff7de6e",
    "metadata": {},
    "name": "useMudarSenhaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7ef4e7d24b2793d73eaeb62bbdfc1e7a";

export default node;
