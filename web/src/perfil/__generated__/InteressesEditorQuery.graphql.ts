/**
 * @generated SignedSource<<fd58abd2949ac6d16933fda0845edfb8>>
 * @relayHash dfa6b6a8f189345957df830e77459b85
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f87c2e9ecde33dc2c69ab0362069d0ed855c665891aaa5d9f52a5a6d50879561

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
                "name": "codigo",
                "storageKey": null
              },
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
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
    "id": "f87c2e9ecde33dc2c69ab0362069d0ed855c665891aaa5d9f52a5a6d50879561",
    "metadata": {},
    "name": "InteressesEditorQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e032d4344cca1685d758c8f38272b65b";

export default node;
