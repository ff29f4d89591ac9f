/**
 * @generated SignedSource<<fcb0cedf4e0929fe9dc76a090760f593>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConversasList_viewer$data = {
  readonly conversas: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly pessoa: {
          readonly codigo: string;
          readonly nome: string | null;
        };
        readonly ultimaMensagem: string | null;
        readonly " $fragmentSpreads": FragmentRefs<"ConversaItem_conversa">;
      };
    }>;
  };
  readonly naoLidas: {
    readonly mensagens: number;
  };
  readonly " $fragmentType": "ConversasList_viewer";
};
export type ConversasList_viewer$key = {
  readonly " $data"?: ConversasList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversasList_viewer">;
};

import ConversasListPaginationQuery_graphql from './ConversasListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "conversas"
];
return {
  "argumentDefinitions": [
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
      "operation": ConversasListPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "ConversasList_viewer",
  "selections": [
    {
      "alias": "conversas",
      "args": null,
      "concreteType": "ConversaConnection",
      "kind": "LinkedField",
      "name": "__ConversasList_conversas_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ConversaEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Conversa",
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
                  "name": "ultimaMensagem",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Pessoa",
                  "kind": "LinkedField",
                  "name": "pessoa",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "codigo",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "nome",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ConversaItem_conversa"
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
    {
      "alias": null,
      "args": null,
      "concreteType": "NaoLidas",
      "kind": "LinkedField",
      "name": "naoLidas",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mensagens",
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

(node as any).hash = "c2f8b1b3d0c047febdfa2033f776ee35";

export default node;
