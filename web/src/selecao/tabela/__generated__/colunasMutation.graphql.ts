/**
 * @generated SignedSource<<fe7d9c052919a400f46b218503eacf9b>>
 * @relayHash 6a6cf25b8a677316b82febc0db8b3eec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f13c30c59ce4b5c08851e58b6f64005b5c474aa868cba4787b0cba4e0093e19

import type { ConcreteRequest } from 'relay-runtime';
export type EscolherColunasInput = {
  colunas: ReadonlyArray<string>;
};
export type colunasMutation$variables = {
  input: EscolherColunasInput;
};
export type colunasMutation$data = {
  readonly escolherColunas: {
    readonly __typename: string;
  };
};
export type colunasMutation = {
  response: colunasMutation$data;
  variables: colunasMutation$variables;
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
    "name": "escolherColunas",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
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
    "name": "colunasMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "colunasMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6f13c30c59ce4b5c08851e58b6f64005b5c474aa868cba4787b0cba4e0093e19",
    "metadata": {},
    "name": "colunasMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3ae2bda969979edbd75fc1394d17556b";

export default node;
