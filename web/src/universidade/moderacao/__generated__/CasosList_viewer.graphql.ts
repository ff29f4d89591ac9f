/**
 * @generated SignedSource<<9dbc29500ef846f9cb70af5abb5faaea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AtoDeModeracao = "ADVERTIR" | "DEVOLVER" | "DISPENSAR" | "LIBERAR" | "MANTER" | "OCULTAR" | "REABRIR" | "RESTAURAR" | "SUSPENDER";
export type SituacaoDoCaso = "ABERTO" | "CONTESTADO" | "DECIDIDO" | "ENCERRADO";
export type TipoDeCaso = "COMUNICADO" | "MENSAGEM" | "PERFIL" | "PUBLICACAO" | "VAGA";
import type { FragmentRefs } from "relay-runtime";
export type CasosList_viewer$data = {
  readonly moderacao: {
    readonly casos: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly ato: AtoDeModeracao | null;
          readonly codigo: string;
          readonly criadoEm: string | null;
          readonly id: string;
          readonly pessoa: string;
          readonly situacao: SituacaoDoCaso;
          readonly tipo: TipoDeCaso;
          readonly titulo: string;
          readonly totalDeDenuncias: number;
        };
      }>;
    };
  };
  readonly " $fragmentType": "CasosList_viewer";
};
export type CasosList_viewer$key = {
  readonly " $data"?: CasosList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CasosList_viewer">;
};

import CasosListPaginationQuery_graphql from './CasosListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "moderacao",
  "casos"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 50,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "situacao"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "tipo"
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
      "operation": CasosListPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "CasosList_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Moderacao",
      "kind": "LinkedField",
      "name": "moderacao",
      "plural": false,
      "selections": [
        {
          "alias": "casos",
          "args": [
            {
              "kind": "Variable",
              "name": "situacao",
              "variableName": "situacao"
            },
            {
              "kind": "Variable",
              "name": "tipo",
              "variableName": "tipo"
            }
          ],
          "concreteType": "CasoConnection",
          "kind": "LinkedField",
          "name": "__CasosList_casos_connection",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "CasoEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Caso",
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
                      "name": "codigo",
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
                      "name": "pessoa",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "situacao",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "ato",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "totalDeDenuncias",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "criadoEm",
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
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "143d5d8e696246dc75b284409cd2fad7";

export default node;
