/**
 * @generated SignedSource<<9ed4e72f1f51ffa3f59c331ed98ffa7e>>
 * @relayHash d50a9d517734055adf3b2c2603a0ccdc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 473f96f0f481631414cb0ed631578db31575a9bfac542ff7cc9bf7e07b6f9c88

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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "473f96f0f481631414cb0ed631578db31575a9bfac542ff7cc9bf7e07b6f9c88",
    "metadata": {},
    "name": "PassoInteressesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cfa8cd1eaa082503146c2b334079d40a";

export default node;
