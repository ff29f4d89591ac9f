/**
 * @generated SignedSource<<87f4233b232fbd0feb37b201a139f341>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidatosPainel_edges$data = ReadonlyArray<{
  readonly candidato: {
    readonly avatar: string | null;
    readonly codigo: string;
    readonly nome: string | null;
  } | null;
  readonly curso: string | null;
  readonly email: string | null;
  readonly node: {
    readonly avaliacao: {
      readonly " $fragmentSpreads": FragmentRefs<"CandidatosPainel_avaliacao">;
    } | null;
    readonly cartaDeMotivacao: string | null;
    readonly criadaEm: string | null;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CandidatosPainel_candidatura">;
  };
  readonly " $fragmentType": "CandidatosPainel_edges";
}>;
export type CandidatosPainel_edges$key = ReadonlyArray<{
  readonly " $data"?: CandidatosPainel_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatosPainel_edges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "CandidatosPainel_edges",
  "selections": [
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
      "name": "curso",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pessoa",
      "kind": "LinkedField",
      "name": "candidato",
      "plural": false,
      "selections": [
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
          "name": "nome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatar",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "name": "id",
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
          "name": "cartaDeMotivacao",
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "CandidatosPainel_candidatura",
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
              "name": "retida",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "versao",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Avaliacao",
          "kind": "LinkedField",
          "name": "avaliacao",
          "plural": false,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "CandidatosPainel_avaliacao",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "nota",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "etiquetas",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "totalDeAnotacoes",
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CandidatoEdge",
  "abstractKey": null
};

(node as any).hash = "f4e18059a85cecfc9f7a05f0217ed750";

export default node;
