/**
 * @generated SignedSource<<238751fc91354c7b241b7da81f175034>>
 * @relayHash 21ac563b3dae144ce7cc3bc1010328d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b7ea9f145651e4aa7b4e7bfea4f76f52707f8a2032e07d991d98f0eebca5a38

import type { ConcreteRequest } from 'relay-runtime';
export type SalvarVagaInput = {
  salva: boolean;
  vaga: string;
};
export type salvasNaContaMutation$variables = {
  input: SalvarVagaInput;
};
export type salvasNaContaMutation$data = {
  readonly salvarVaga: {
    readonly __typename: "SalvarVagaSuccess";
    readonly viewer: {
      readonly __typename: "Viewer";
    };
  } | {
    readonly __typename: "SalvasCheias";
    readonly mensagem: string;
  } | {
    readonly __typename: "VagaInexistente";
    readonly __typename: "VagaInexistente";
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type salvasNaContaMutation = {
  response: salvasNaContaMutation$data;
  variables: salvasNaContaMutation$variables;
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
      "name": "mensagem",
      "storageKey": null
    }
  ],
  "type": "SalvasCheias",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "salvasNaContaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "salvarVaga",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "SalvarVagaSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
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
    "name": "salvasNaContaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "salvarVaga",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SalvarVagaSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2b7ea9f145651e4aa7b4e7bfea4f76f52707f8a2032e07d991d98f0eebca5a38",
    "metadata": {},
    "name": "salvasNaContaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aeb8d29dabbc0f529534c6bda84fd213";

export default node;
