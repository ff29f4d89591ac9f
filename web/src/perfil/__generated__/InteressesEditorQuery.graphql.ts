/**
 * @generated SignedSource<<8e4a260c97c9da4d84d1a7b0adf8f658>>
 * @relayHash ddcf698118f9b917b103294da74eb858
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e04a6bcea99fcd2ad21dcc7333dba611bb96612d9dd3debbe7946814525af7f0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InteressesEditorQuery$variables = Record<PropertyKey, never>;
export type InteressesEditorQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"InteressesPicker_query">;
};
export type InteressesEditorQuery = {
  response: InteressesEditorQuery$data;
  variables: InteressesEditorQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "InteressesEditorQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "InteressesPicker_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InteressesEditorQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CategoriaDeInteresse",
        "kind": "LinkedField",
        "name": "categoriasDeInteresse",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Interesse",
            "kind": "LinkedField",
            "name": "interesses",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "codigo",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e04a6bcea99fcd2ad21dcc7333dba611bb96612d9dd3debbe7946814525af7f0",
    "metadata": {},
    "name": "InteressesEditorQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e032d4344cca1685d758c8f38272b65b";

export default node;
