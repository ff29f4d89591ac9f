/**
 * @generated SignedSource<<4ea9510f797a646b43236337492ae8b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteUpdatableQuery } from 'relay-runtime';
export type candidaturasDoViewerTotalUpdatableQuery$variables = Record<PropertyKey, never>;
export type candidaturasDoViewerTotalUpdatableQuery$data = {
  get viewer(): {
    get candidaturas(): {
      total: number;
    } | null;
    set candidaturas(value: null | undefined);
  } | null;
  set viewer(value: null | undefined);
};
export type candidaturasDoViewerTotalUpdatableQuery = {
  response: candidaturasDoViewerTotalUpdatableQuery$data;
  variables: candidaturasDoViewerTotalUpdatableQuery$variables;
};

const node: ConcreteUpdatableQuery = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "candidaturasDoViewerTotalUpdatableQuery",
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
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 20
              }
            ],
            "concreteType": "CandidaturaConnection",
            "kind": "LinkedField",
            "name": "candidaturas",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              }
            ],
            "storageKey": "candidaturas(first:20)"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "UpdatableQuery"
};

(node as any).hash = "6b099bfc22b7e7b34addca8848547bf9";

export default node;
