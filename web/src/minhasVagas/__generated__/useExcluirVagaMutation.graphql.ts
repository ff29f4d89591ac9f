/**
 * @generated SignedSource<<f750cc0d6eb950f849e64e105e032237>>
 * @relayHash ae033db8bb06de7d2e57ab59b43ca6bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 824ad431e6cee74db2f8b1e8d7927f6c8d3838619d9e52b05584149ebf8a6936

import type { ConcreteRequest } from 'relay-runtime';
export type ExcluirVagaInput = {
  vaga: string;
};
export type useExcluirVagaMutation$variables = {
  input: ExcluirVagaInput;
};
export type useExcluirVagaMutation$data = {
  readonly excluirVaga: {
    readonly __typename: "EntradaInvalida";
    readonly mensagem: string;
  } | {
    readonly __typename: "ExcluirVagaSuccess";
    readonly vaga: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useExcluirVagaMutation = {
  response: useExcluirVagaMutation$data;
  variables: useExcluirVagaMutation$variables;
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
    "name": "excluirVaga",
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
            "name": "vaga",
            "storageKey": null
          }
        ],
        "type": "ExcluirVagaSuccess",
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
    "name": "useExcluirVagaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useExcluirVagaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "824ad431e6cee74db2f8b1e8d7927f6c8d3838619d9e52b05584149ebf8a6936",
    "metadata": {},
    "name": "useExcluirVagaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a67194648f6376a6c3d9c5fc4f2f86e5";

export default node;
