/**
 * @generated SignedSource<<9c01e42d2705150c484d6ce95e55539f>>
 * @relayHash 20bf85d609e1c488d9e46e94daaa9154
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b24c367b7c09f02b5eac87248a1678a4c37bacca717107ecfe145bcdc694a3f0

import type { ConcreteRequest } from 'relay-runtime';
export type MarcarCandidaturaComoLidaInput = {
  candidatura: string;
};
export type useMarcarComoLidaMutation$variables = {
  input: MarcarCandidaturaComoLidaInput;
};
export type useMarcarComoLidaMutation$data = {
  readonly marcarCandidaturaComoLida: {
    readonly idDaCandidatura?: string;
  };
};
export type useMarcarComoLidaMutation = {
  response: useMarcarComoLidaMutation$data;
  variables: useMarcarComoLidaMutation$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "idDaCandidatura",
      "storageKey": null
    }
  ],
  "type": "MarcarCandidaturaComoLidaSuccess",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMarcarComoLidaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "marcarCandidaturaComoLida",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "useMarcarComoLidaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "marcarCandidaturaComoLida",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b24c367b7c09f02b5eac87248a1678a4c37bacca717107ecfe145bcdc694a3f0",
    "metadata": {},
    "name": "useMarcarComoLidaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3bcb1d9bc2f76a489746af9fb9d0b683";

export default node;
