/**
 * @generated SignedSource<<58182f24bb06a56ec97689c611edbf85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
import type { FragmentRefs } from "relay-runtime";
export type Andamento_candidaturas$data = {
  readonly candidaturas: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly candidato: {
          readonly pessoa: {
            readonly id: string;
            readonly nome: string | null;
          };
        } | null;
        readonly comunicadoHoje: boolean | null;
        readonly etapa: EtapaDaCandidatura | null;
        readonly id: string;
        readonly retida: boolean;
      };
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
    readonly total: number;
  } | null;
  readonly " $fragmentType": "Andamento_candidaturas";
};
export type Andamento_candidaturas$key = {
  readonly " $data"?: Andamento_candidaturas$data;
  readonly " $fragmentSpreads": FragmentRefs<"Andamento_candidaturas">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
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
  "name": "Andamento_candidaturas",
  "selections": [
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
            "kind": "ScalarField",
            "name": "total",
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
                  (v0/*:: as any*/),
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
                    "name": "retida",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "comunicadoHoje",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Candidato",
                    "kind": "LinkedField",
                    "name": "candidato",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Pessoa",
                        "kind": "LinkedField",
                        "name": "pessoa",
                        "plural": false,
                        "selections": [
                          (v0/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "nome",
                            "storageKey": null
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
})();

(node as any).hash = "0a14c865c3f371c30fa43215833b5208";

export default node;
