/**
 * @generated SignedSource<<08409cfa3027d3fe8f1b20a3f0a52adf>>
 * @relayHash cf9dcad881c95d3042e741c391aa177c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 509be134d72d44e1da4daa0f578d7e03c4f1c94140070fbfca807a7f9c61fb29

import type { ConcreteRequest } from 'relay-runtime';
export type MarcarNotificacoesComoLidasInput = {
  ids?: ReadonlyArray<string> | null;
};
export type useMarcarComoLidasMutation$variables = {
  input: MarcarNotificacoesComoLidasInput;
};
export type useMarcarComoLidasMutation$data = {
  readonly marcarNotificacoesComoLidas: {
    readonly naoLidas: number;
  };
};
export type useMarcarComoLidasMutation = {
  response: useMarcarComoLidasMutation$data;
  variables: useMarcarComoLidasMutation$variables;
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
    "concreteType": "MarcarNotificacoesComoLidasPayload",
    "kind": "LinkedField",
    "name": "marcarNotificacoesComoLidas",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "naoLidas",
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
    "name": "useMarcarComoLidasMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarcarComoLidasMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "509be134d72d44e1da4daa0f578d7e03c4f1c94140070fbfca807a7f9c61fb29",
    "metadata": {},
    "name": "useMarcarComoLidasMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ec19b2a415518e054fac17b5b5f2771d";

export default node;
