/**
 * @generated SignedSource<<c19373b4c56d4291b6662651899c4d63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TipoDeNotificacao = "CANDIDATURA" | "CONEXAO" | "ENGAJAMENTO" | "MENSAGEM" | "OPORTUNIDADE";
import type { FragmentRefs } from "relay-runtime";
export type NotificacoesList_viewer$data = {
  readonly notificacoes: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly acao: {
          readonly href: string;
        } | null;
        readonly criadaEm: string | null;
        readonly id: string;
        readonly tipo: TipoDeNotificacao;
        readonly titulo: string;
        readonly " $fragmentSpreads": FragmentRefs<"NotificacaoItem_notificacao">;
      };
    }>;
    readonly exemplo: boolean;
  };
  readonly " $fragmentType": "NotificacoesList_viewer";
};
export type NotificacoesList_viewer$key = {
  readonly " $data"?: NotificacoesList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificacoesList_viewer">;
};

import NotificacoesListPaginationQuery_graphql from './NotificacoesListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "notificacoes"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "tipos"
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
      "operation": NotificacoesListPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "NotificacoesList_viewer",
  "selections": [
    {
      "alias": "notificacoes",
      "args": [
        {
          "kind": "Variable",
          "name": "tipos",
          "variableName": "tipos"
        }
      ],
      "concreteType": "NotificacaoConnection",
      "kind": "LinkedField",
      "name": "__NotificacoesList_notificacoes_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "exemplo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "NotificacaoEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Notificacao",
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
                  "name": "tipo",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "titulo",
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
                  "concreteType": "AcaoDaNotificacao",
                  "kind": "LinkedField",
                  "name": "acao",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "href",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "NotificacaoItem_notificacao"
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

(node as any).hash = "b8e1dc358034dd8f872c20ae1ec241f3";

export default node;
