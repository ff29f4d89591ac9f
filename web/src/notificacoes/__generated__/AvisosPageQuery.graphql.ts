/**
 * @generated SignedSource<<3635a8f9c39db9aca7bbbf90089db98a>>
 * @relayHash 05f48968fd0ee81198640e12f7758762
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51ed09463077df659c365e1c3ecaa05f407cecd85d21f4217d673eda74c33d1c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AvisosPageQuery$variables = Record<PropertyKey, never>;
export type AvisosPageQuery$data = {
  readonly viewer: {
    readonly avisos: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"AvisosTable_avisos">;
    }> | null;
  } | null;
};
export type AvisosPageQuery = {
  response: AvisosPageQuery$data;
  variables: AvisosPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AvisosPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Aviso",
            "kind": "LinkedField",
            "name": "avisos",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AvisosTable_avisos"
              }
            ],
            "storageKey": null
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
    "name": "AvisosPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Aviso",
            "kind": "LinkedField",
            "name": "avisos",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tipo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "modo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "modos",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
    ]
  },
  "params": {
    "id": "51ed09463077df659c365e1c3ecaa05f407cecd85d21f4217d673eda74c33d1c",
    "metadata": {},
    "name": "AvisosPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "934dd7368060441b6dcd23db6512f0ad";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
