/**
 * @generated SignedSource<<3a9644cfab22d17049b680d90934acdf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
import type { FragmentRefs } from "relay-runtime";
export type CandidaturasList_viewer$data = {
  readonly candidaturas: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly etapa: EtapaDaCandidatura | null;
        readonly vaga: {
          readonly id: string;
        } | null;
        readonly " $fragmentSpreads": FragmentRefs<"SecoesDeCandidaturas_candidaturas">;
      };
    }>;
  } | null;
  readonly " $fragmentType": "CandidaturasList_viewer";
};
export type CandidaturasList_viewer$key = {
  readonly " $data"?: CandidaturasList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidaturasList_viewer">;
};

import CandidaturasListPaginationQuery_graphql from './CandidaturasListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "candidaturas"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": CandidaturasListPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "CandidaturasList_viewer",
  "selections": [
    {
      "alias": "candidaturas",
      "args": null,
      "concreteType": "CandidaturaConnection",
      "kind": "LinkedField",
      "name": "__CandidaturasList_candidaturas_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CandidaturaEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Candidatura",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "etapa",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Vaga",
                  "kind": "LinkedField",
                  "name": "vaga",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "id",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "SecoesDeCandidaturas_candidaturas"
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

(node as any).hash = "ff18240557b23ed0fb0c75fb185d2226";

export default node;
