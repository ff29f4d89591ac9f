/**
 * @generated SignedSource<<660b17ccca4b0fbfca7cfd683eb33392>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMinhasVagas_viewer$data = {
  readonly minhasVagas: {
    readonly edges: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMinhasVagas_edges">;
    }>;
  };
  readonly " $fragmentType": "useMinhasVagas_viewer";
};
export type useMinhasVagas_viewer$key = {
  readonly " $data"?: useMinhasVagas_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMinhasVagas_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": null,
        "cursor": null,
        "direction": "forward",
        "path": [
          "minhasVagas"
        ]
      }
    ],
    "throwOnFieldError": true
  },
  "name": "useMinhasVagas_viewer",
  "selections": [
    {
      "alias": "minhasVagas",
      "args": null,
      "concreteType": "MinhaVagaConnection",
      "kind": "LinkedField",
      "name": "__useMinhasVagas_minhasVagas_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MinhaVagaEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "useMinhasVagas_edges"
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Vaga",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "8b719c714302390c6435144706ddfce4";

export default node;
