/**
 * @generated SignedSource<<805bf0d8f391095c55a08444b3031ed0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MensagensList_viewer$data = {
  readonly mensagens: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly criadaEm: string;
        readonly id: string;
        readonly minha: boolean;
        readonly " $fragmentSpreads": FragmentRefs<"MensagemAnnouncer_mensagem" | "MensagemItem_mensagem">;
      };
    }>;
  };
  readonly " $fragmentType": "MensagensList_viewer";
};
export type MensagensList_viewer$key = {
  readonly " $data"?: MensagensList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MensagensList_viewer">;
};

import MensagensListPaginationQuery_graphql from './MensagensListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "mensagens"
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "com"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": 50,
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
      "operation": MensagensListPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "MensagensList_viewer",
  "selections": [
    {
      "alias": "mensagens",
      "args": [
        {
          "kind": "Variable",
          "name": "codigo",
          "variableName": "com"
        }
      ],
      "concreteType": "MensagemConnection",
      "kind": "LinkedField",
      "name": "__MensagensList_mensagens_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MensagemEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Mensagem",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "criadaEm",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "minha",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "MensagemAnnouncer_mensagem"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "MensagemItem_mensagem"
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "94181ef4d9e40b791d47de8311d5f01e";

export default node;
