/**
 * @generated SignedSource<<0e695d85e6b24a8406c929ac42ec609b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditoriaList_viewer$data = {
  readonly administracao: {
    readonly auditoria: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly acao: string;
          readonly antes: string | null;
          readonly ator: string | null;
          readonly depois: string | null;
          readonly em: string | null;
          readonly id: string;
          readonly motivo: string | null;
          readonly objeto: string | null;
          readonly pessoa: string | null;
        };
      }>;
    };
  };
  readonly " $fragmentType": "AuditoriaList_viewer";
};
export type AuditoriaList_viewer$key = {
  readonly " $data"?: AuditoriaList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditoriaList_viewer">;
};

import AuditoriaListPaginationQuery_graphql from './AuditoriaListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "administracao",
  "auditoria"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "acao"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "ate"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "de"
    },
    {
      "defaultValue": 50,
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
      "operation": AuditoriaListPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "AuditoriaList_viewer",
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
          "alias": "auditoria",
          "args": [
            {
              "kind": "Variable",
              "name": "acao",
              "variableName": "acao"
            },
            {
              "kind": "Variable",
              "name": "ate",
              "variableName": "ate"
            },
            {
              "kind": "Variable",
              "name": "de",
              "variableName": "de"
            }
          ],
          "concreteType": "LinhaDaAuditoriaConnection",
          "kind": "LinkedField",
          "name": "__AuditoriaList_auditoria_connection",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "LinhaDaAuditoriaEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "LinhaDaAuditoria",
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
                      "name": "acao",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "ator",
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
                      "name": "objeto",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "antes",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "depois",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "motivo",
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

(node as any).hash = "6fac8a06574b9ff61e6077ac12ea79f9";

export default node;
