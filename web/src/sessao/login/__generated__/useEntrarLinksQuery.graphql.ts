/**
 * @generated SignedSource<<40e3d36692b4889d09c2d3e0f5ba67b4>>
 * @relayHash f55ea4f9c3bafe40ee24cdbd21209a7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ac1edd8a2e001230623cbef5138732ee19091216df2ed38b235645bee817fc1

import type { ConcreteRequest } from 'relay-runtime';
export type useEntrarLinksQuery$variables = Record<PropertyKey, never>;
export type useEntrarLinksQuery$data = {
  readonly enviaLinksDeEntrada: boolean | null;
};
export type useEntrarLinksQuery = {
  response: useEntrarLinksQuery$data;
  variables: useEntrarLinksQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "enviaLinksDeEntrada",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useEntrarLinksQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v0/*:: as any*/),
        "to": "NULL"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useEntrarLinksQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "4ac1edd8a2e001230623cbef5138732ee19091216df2ed38b235645bee817fc1",
    "metadata": {},
    "name": "useEntrarLinksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fd02957064bf036fbaa700cd6a869ad4";

export default node;
