/**
 * @generated SignedSource<<a0a42f02fcceccbacc045d16e0182efc>>
 * @relayHash 9c11e72fb8113c085e8855f53422161e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7401958eb45e9c40a213775f1fc409ae26d5ea38856b68fd38d912b349d91f27

import type { ConcreteRequest } from 'relay-runtime';
export type MarcarNotificacoesComoLidasInput = {
  ids?: ReadonlyArray<string> | null;
};
export type useMarcarComoLidasMutation$variables = {
  input: MarcarNotificacoesComoLidasInput;
};
export type useMarcarComoLidasMutation$data = {
  readonly marcarNotificacoesComoLidas: {
    readonly naoLidas?: number | null;
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
      "name": "naoLidas",
      "storageKey": null
    }
  ],
  "type": "MarcarNotificacoesComoLidasSuccess",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMarcarComoLidasMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "marcarNotificacoesComoLidas",
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
    "name": "useMarcarComoLidasMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "marcarNotificacoesComoLidas",
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
    "id": "7401958eb45e9c40a213775f1fc409ae26d5ea38856b68fd38d912b349d91f27",
    "metadata": {},
    "name": "useMarcarComoLidasMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "270ab1d0552f5e769bab22b0d5c86e6a";

export default node;
