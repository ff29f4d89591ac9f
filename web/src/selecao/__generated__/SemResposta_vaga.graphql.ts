/**
 * @generated SignedSource<<cb77b34781e5e8b86af8fb50e8ad7d0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
import type { FragmentRefs } from "relay-runtime";
export type SemResposta_vaga$data = {
  readonly candidaturas: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly criadaEm: string | null;
        readonly etapa: EtapaDaCandidatura | null;
        readonly respondidaEm: string | null;
      };
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  } | null;
  readonly codigo: string;
  readonly " $fragmentType": "SemResposta_vaga";
};
export type SemResposta_vaga$key = {
  readonly " $data"?: SemResposta_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"SemResposta_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": null,
        "cursor": null,
        "direction": "forward",
        "path": [
          "candidaturas"
        ]
      }
    ]
  },
  "name": "SemResposta_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codigo",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": "candidaturas",
        "args": null,
        "concreteType": "CandidaturaConnection",
        "kind": "LinkedField",
        "name": "__useTodosOsCandidatos_candidaturas_connection",
        "plural": false,
        "selections": [
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
          },
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
                    "kind": "ScalarField",
                    "name": "criadaEm",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "respondidaEm",
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
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "1fd6c1298e3d656e905a163e15f6fa66";

export default node;
