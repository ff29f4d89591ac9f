/**
 * @generated SignedSource<<19e09a6c74ecd7e6b5d603776e317961>>
 * @relayHash cd1ecd4695124039d4f01b397487c3bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 753e0c5666664cd56a664af67f9e21fde2b8039fb2bbf51b52857427c4a885fd

import type { ConcreteRequest } from 'relay-runtime';
export type RequisitosDialogQuery$variables = Record<PropertyKey, never>;
export type RequisitosDialogQuery$data = {
  readonly instituicao: {
    readonly cursos: ReadonlyArray<string>;
  };
};
export type RequisitosDialogQuery = {
  response: RequisitosDialogQuery$data;
  variables: RequisitosDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Instituicao",
    "kind": "LinkedField",
    "name": "instituicao",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cursos",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RequisitosDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RequisitosDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "753e0c5666664cd56a664af67f9e21fde2b8039fb2bbf51b52857427c4a885fd",
    "metadata": {},
    "name": "RequisitosDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "53125c2167589828ea7465059ea9d977";

export default node;
