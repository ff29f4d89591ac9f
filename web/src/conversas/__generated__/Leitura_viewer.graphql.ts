/**
 * @generated SignedSource<<8e56b6588ee252ec12ae4f144c2f9b87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Leitura_viewer$data = {
  readonly relidas?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"MensagemItem_mensagem">;
      };
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null;
      readonly hasNextPage: boolean;
    };
  } | null;
  readonly " $fragmentType": "Leitura_viewer";
};
export type Leitura_viewer$key = {
  readonly " $data"?: Leitura_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Leitura_viewer">;
};

import LeituraQuery_graphql from './LeituraQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "com"
    },
    {
      "defaultValue": 1,
      "kind": "LocalArgument",
      "name": "quantas"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "reler"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": LeituraQuery_graphql
    }
  },
  "name": "Leitura_viewer",
  "selections": [
    {
      "condition": "reler",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "relidas",
          "args": [
            {
              "kind": "Variable",
              "name": "com",
              "variableName": "com"
            },
            {
              "kind": "Variable",
              "name": "first",
              "variableName": "quantas"
            }
          ],
          "concreteType": "MensagemConnection",
          "kind": "LinkedField",
          "name": "mensagens",
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
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "MensagemItem_mensagem"
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
                  "name": "hasNextPage",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "endCursor",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7545f7b671fe5fe6b30fa4ec7d3e292a";

export default node;
