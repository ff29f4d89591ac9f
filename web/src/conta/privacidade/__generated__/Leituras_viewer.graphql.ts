/**
 * @generated SignedSource<<be4f3c7fca405fefb281a6b5f1133752>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DocumentoLido = "ARQUIVO" | "HISTORICO";
export type PapelDeLeitor = "ADMINISTRADOR" | "ESTUDANTE" | "PROFESSOR";
import type { FragmentRefs } from "relay-runtime";
export type Leituras_viewer$data = {
  readonly leituras: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly documento: DocumentoLido;
        readonly em: string;
        readonly id: string;
        readonly papel: PapelDeLeitor | null;
        readonly quem: string | null;
        readonly vaga: string | null;
      };
    }>;
  } | null;
  readonly " $fragmentType": "Leituras_viewer";
};
export type Leituras_viewer$key = {
  readonly " $data"?: Leituras_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Leituras_viewer">;
};

import LeiturasPaginationQuery_graphql from './LeiturasPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "leituras"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 10,
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
      "operation": LeiturasPaginationQuery_graphql
    }
  },
  "name": "Leituras_viewer",
  "selections": [
    {
      "alias": "leituras",
      "args": null,
      "concreteType": "LeituraConnection",
      "kind": "LinkedField",
      "name": "__Leituras_leituras_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "LeituraEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Leitura",
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
                  "name": "em",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "documento",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "quem",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "papel",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "vaga",
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

(node as any).hash = "d7acf874a3389a3697d2959451593b11";

export default node;
