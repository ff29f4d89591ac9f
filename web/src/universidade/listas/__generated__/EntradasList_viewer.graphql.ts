/**
 * @generated SignedSource<<d76ad6d4377ba30ce5aa3a664ab2cc2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntradasList_viewer$data = {
  readonly administracao: {
    readonly entradas: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly arquivadaEm: string | null;
          readonly categoria: string | null;
          readonly codigoDaCategoria: string | null;
          readonly cursos: ReadonlyArray<string>;
          readonly fixa: boolean;
          readonly id: string;
          readonly nome: string;
          readonly " $fragmentSpreads": FragmentRefs<"AcoesDaEntrada_entrada" | "Mover_entrada">;
        };
      }>;
    };
  };
  readonly " $fragmentType": "EntradasList_viewer";
};
export type EntradasList_viewer$key = {
  readonly " $data"?: EntradasList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntradasList_viewer">;
};

import EntradasListPaginationQuery_graphql from './EntradasListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "administracao",
  "entradas"
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
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "lista"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "situacao"
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
      "operation": EntradasListPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "EntradasList_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Administracao",
      "kind": "LinkedField",
      "name": "administracao",
      "plural": false,
      "selections": [
        {
          "alias": "entradas",
          "args": [
            {
              "kind": "Variable",
              "name": "busca",
              "variableName": "busca"
            },
            {
              "kind": "Variable",
              "name": "lista",
              "variableName": "lista"
            },
            {
              "kind": "Variable",
              "name": "situacao",
              "variableName": "situacao"
            }
          ],
          "concreteType": "EntradaDeListaConnection",
          "kind": "LinkedField",
          "name": "__EntradasList_entradas_connection",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "EntradaDeListaEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "EntradaDeLista",
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
                      "name": "nome",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "codigoDaCategoria",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "categoria",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "cursos",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "fixa",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "arquivadaEm",
                      "storageKey": null
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "Mover_entrada"
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "AcoesDaEntrada_entrada"
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

(node as any).hash = "6cf2c86fb20c275be05526b08c77a9c3";

export default node;
