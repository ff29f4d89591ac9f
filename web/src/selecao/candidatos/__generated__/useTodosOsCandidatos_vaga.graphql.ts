/**
 * @generated SignedSource<<16202a80436e0341f03ce77a0a25b897>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useTodosOsCandidatos_vaga$data = {
  readonly candidaturas: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"useCandidatos_candidaturas">;
      };
    }>;
    readonly total: number;
  } | null;
  readonly id: string;
  readonly " $fragmentType": "useTodosOsCandidatos_vaga";
};
export type useTodosOsCandidatos_vaga$key = {
  readonly " $data"?: useTodosOsCandidatos_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTodosOsCandidatos_vaga">;
};

import useTodosOsCandidatosPaginationQuery_graphql from './useTodosOsCandidatosPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "candidaturas"
];
return {
  "argumentDefinitions": [
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
        "node"
      ],
      "operation": useTodosOsCandidatosPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "useTodosOsCandidatos_vaga",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": "candidaturas",
        "args": null,
        "concreteType": "CandidaturaConnection",
        "kind": "LinkedField",
        "name": "__useTodosOsCandidatos_candidaturas_connection",
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
                    "name": "useCandidatos_candidaturas"
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};
})();

(node as any).hash = "77e658554d7f1515812598fea8dd3aa3";

export default node;
