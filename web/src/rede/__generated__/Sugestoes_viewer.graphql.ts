/**
 * @generated SignedSource<<27c1582d6cd3ce58cf311253a2ccd07a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PapelNaRede = "ESTUDANTE" | "EX_ALUNO" | "PROFESSOR";
export type SecaoDaRede = "CONHECER" | "PROFESSORES" | "RECOMENDACOES";
import type { FragmentRefs } from "relay-runtime";
export type Sugestoes_viewer$data = {
  readonly rede: {
    readonly sugestoes: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly cursoOuDepartamento: string | null;
          readonly papelNaRede: PapelNaRede;
        };
        readonly secao: SecaoDaRede | null;
        readonly " $fragmentSpreads": FragmentRefs<"SecaoDePessoas_edges">;
      }>;
    };
  };
  readonly " $fragmentType": "Sugestoes_viewer";
};
export type Sugestoes_viewer$key = {
  readonly " $data"?: Sugestoes_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Sugestoes_viewer">;
};

import SugestoesPaginationQuery_graphql from './SugestoesPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "rede",
  "sugestoes"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "busca"
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
      "operation": SugestoesPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "Sugestoes_viewer",
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
          "alias": "sugestoes",
          "args": [
            {
              "kind": "Variable",
              "name": "busca",
              "variableName": "busca"
            }
          ],
          "concreteType": "SugestaoConnection",
          "kind": "LinkedField",
          "name": "__Sugestoes_sugestoes_connection",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SugestaoEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "secao",
                  "storageKey": null
                },
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
                      "name": "papelNaRede",
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
                      "name": "__typename",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "SecaoDePessoas_edges"
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

(node as any).hash = "2360e4a3dad0ea57cc7e79bb48c816f1";

export default node;
