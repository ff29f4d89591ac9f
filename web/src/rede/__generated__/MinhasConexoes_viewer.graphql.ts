/**
 * @generated SignedSource<<fb9665187ed01ed19dc9a2094638cb78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MinhasConexoes_viewer$data = {
  readonly rede: {
    readonly conexoes: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly cursoOuDepartamento: string | null;
          readonly id: string;
          readonly pessoa: {
            readonly nome: string | null;
          };
          readonly tags: ReadonlyArray<string>;
          readonly " $fragmentSpreads": FragmentRefs<"PessoaCard_conexao">;
        };
      }>;
    };
  };
  readonly " $fragmentType": "MinhasConexoes_viewer";
};
export type MinhasConexoes_viewer$key = {
  readonly " $data"?: MinhasConexoes_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MinhasConexoes_viewer">;
};

import MinhasConexoesPaginationQuery_graphql from './MinhasConexoesPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "rede",
  "conexoes"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 100,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": MinhasConexoesPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "MinhasConexoes_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Rede",
      "kind": "LinkedField",
      "name": "rede",
      "plural": false,
      "selections": [
        {
          "alias": "conexoes",
          "args": null,
          "concreteType": "ConexaoConnection",
          "kind": "LinkedField",
          "name": "__MinhasConexoes_conexoes_connection",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ConexaoEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Conexao",
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
                      "name": "cursoOuDepartamento",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "tags",
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
                          "name": "nome",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "PessoaCard_conexao"
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
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "e5262558f117e17417b812f8b30afbb4";

export default node;
