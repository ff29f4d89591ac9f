/**
 * @generated SignedSource<<c5e1f0a3d62c99ad9a09baa3f50dc61b>>
 * @relayHash 3607d830bf12d9c8937a99a55f3b2f6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41331a74d9d3ca0e3bff2e76c4a4e75ba2adc86e831f29dcccec8794de1fffc4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportarHistoricoPageQuery$variables = Record<PropertyKey, never>;
export type ImportarHistoricoPageQuery$data = {
  readonly viewer: {
    readonly usuario: {
      readonly " $fragmentSpreads": FragmentRefs<"SituacaoDoHistorico_usuario">;
    } | null;
  } | null;
};
export type ImportarHistoricoPageQuery = {
  response: ImportarHistoricoPageQuery$data;
  variables: ImportarHistoricoPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ImportarHistoricoPageQuery",
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
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "Usuario",
              "kind": "LinkedField",
              "name": "usuario",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "SituacaoDoHistorico_usuario"
                }
              ],
              "storageKey": null
            },
            "to": "NULL"
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
    "name": "ImportarHistoricoPageQuery",
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
            "concreteType": "Usuario",
            "kind": "LinkedField",
            "name": "usuario",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "temHistorico",
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "41331a74d9d3ca0e3bff2e76c4a4e75ba2adc86e831f29dcccec8794de1fffc4",
    "metadata": {},
    "name": "ImportarHistoricoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "28cd8374b929c72867ec620769e4c026";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
