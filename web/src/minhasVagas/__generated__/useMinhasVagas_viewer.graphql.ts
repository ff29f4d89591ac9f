/**
 * @generated SignedSource<<757c12a06fdaf8fe37c1e5b2fb48ae00>>
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

import MinhasVagasPaginationQuery_graphql from './MinhasVagasPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "minhasVagas"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": 100,
      "kind": "LocalArgument",
      "name": "quantas"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "quantas",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "quantas",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": MinhasVagasPaginationQuery_graphql
    },
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
          "concreteType": "VagaEdge",
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
})();

(node as any).hash = "b80109e0555ce3ed492e660d7d7712ea";

export default node;
