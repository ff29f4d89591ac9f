/**
 * @generated SignedSource<<ce96ae4eb11113ca7c1f34ca3e0a6bb2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PapelDaConta = "ADMINISTRADOR" | "ENCARREGADO" | "ESTUDANTE" | "MODERADOR" | "PROFESSOR";
export type SituacaoDaPessoa = "ATIVA" | "A_CONFIRMAR" | "A_VERIFICAR" | "RECUSADO" | "SUSPENSA";
import type { FragmentRefs } from "relay-runtime";
export type PessoasList_viewer$data = {
  readonly administracao: {
    readonly pessoas: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly criadoEm: string | null;
          readonly email: string;
          readonly id: string;
          readonly matricula: string | null;
          readonly motivo: string | null;
          readonly nome: string;
          readonly papeis: ReadonlyArray<PapelDaConta>;
          readonly situacao: SituacaoDaPessoa;
          readonly suspensaAte: string | null;
          readonly vinculo: string | null;
          readonly " $fragmentSpreads": FragmentRefs<"Acoes_pessoa">;
        };
      }>;
    };
  };
  readonly " $fragmentType": "PessoasList_viewer";
};
export type PessoasList_viewer$key = {
  readonly " $data"?: PessoasList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PessoasList_viewer">;
};

import PessoasListPaginationQuery_graphql from './PessoasListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "administracao",
  "pessoas"
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
      "defaultValue": 50,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "ordem"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "papel"
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
      "operation": PessoasListPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "PessoasList_viewer",
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
          "alias": "pessoas",
          "args": [
            {
              "kind": "Variable",
              "name": "busca",
              "variableName": "busca"
            },
            {
              "kind": "Variable",
              "name": "ordem",
              "variableName": "ordem"
            },
            {
              "kind": "Variable",
              "name": "papel",
              "variableName": "papel"
            },
            {
              "kind": "Variable",
              "name": "situacao",
              "variableName": "situacao"
            }
          ],
          "concreteType": "PessoaAdministradaConnection",
          "kind": "LinkedField",
          "name": "__PessoasList_pessoas_connection",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PessoaAdministradaEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PessoaAdministrada",
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
                      "name": "email",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "matricula",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "papeis",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "vinculo",
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
                      "name": "criadoEm",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "suspensaAte",
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
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "Acoes_pessoa"
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

(node as any).hash = "9770a7bd37fa56206757842c1a78e504";

export default node;
