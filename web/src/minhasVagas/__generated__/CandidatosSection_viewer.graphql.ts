/**
 * @generated SignedSource<<af674b699a5ed8f06d009f01d8136a83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidatosSection_viewer$data = {
  readonly candidaturasDaVaga: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"CandidatosPainel_candidaturas">;
      };
    }>;
    readonly total: number;
  } | null;
  readonly " $fragmentType": "CandidatosSection_viewer";
};
export type CandidatosSection_viewer$key = {
  readonly " $data"?: CandidatosSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatosSection_viewer">;
};

import CandidatosSectionPaginationQuery_graphql from './CandidatosSectionPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "candidaturasDaVaga"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "codigo"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": 200,
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
      "operation": CandidatosSectionPaginationQuery_graphql
    }
  },
  "name": "CandidatosSection_viewer",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": "candidaturasDaVaga",
        "args": [
          {
            "kind": "Variable",
            "name": "codigo",
            "variableName": "codigo"
          }
        ],
        "concreteType": "CandidaturaConnection",
        "kind": "LinkedField",
        "name": "__CandidatosSection_candidaturasDaVaga_connection",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "total",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CandidaturaEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Candidatura",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "CandidatosPainel_candidaturas"
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
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
      },
      "to": "NULL"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "e93a944e7e6efa129772ad8b55866b93";

export default node;
