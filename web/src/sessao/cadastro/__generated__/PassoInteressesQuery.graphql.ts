/**
 * @generated SignedSource<<1020b9373eddc6bd97f18f04b66f30c4>>
 * @relayHash d7c2b2224886011bd6f35ea0dc85c71a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f9003f5c914d44f6f7a81a9f75624a515f77b95275f20f3a6c1286a07e1808d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PassoInteressesQuery$variables = Record<PropertyKey, never>;
export type PassoInteressesQuery$data = {
  readonly categoriasDeInteresse: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"InteressesPorCategoria_categorias">;
  }> | null;
};
export type PassoInteressesQuery = {
  response: PassoInteressesQuery$data;
  variables: PassoInteressesQuery$variables;
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
    "metadata": null,
    "name": "PassoInteressesQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "InteressesPorCategoria_categorias"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PassoInteressesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CategoriaDeInteresse",
        "kind": "LinkedField",
        "name": "categoriasDeInteresse",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9f9003f5c914d44f6f7a81a9f75624a515f77b95275f20f3a6c1286a07e1808d",
    "metadata": {},
    "name": "PassoInteressesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cfa8cd1eaa082503146c2b334079d40a";

export default node;
