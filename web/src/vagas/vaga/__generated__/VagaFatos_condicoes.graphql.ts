/**
 * @generated SignedSource<<bc41315a35fac1d7a03367544b9f2ab2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PedidoDeArquivo = "NAO" | "OBRIGATORIO" | "OPCIONAL";
import type { FragmentRefs } from "relay-runtime";
export type VagaFatos_condicoes$data = {
  readonly atendimento: {
    readonly atende: number;
    readonly de: number;
  } | null;
  readonly pedido: {
    readonly arquivo: PedidoDeArquivo;
    readonly perguntas: ReadonlyArray<{
      readonly __typename: "Pergunta";
    }>;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"camposDaVaga_condicoes">;
  readonly " $fragmentType": "VagaFatos_condicoes";
};
export type VagaFatos_condicoes$key = {
  readonly " $data"?: VagaFatos_condicoes$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaFatos_condicoes">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaFatos_condicoes",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "camposDaVaga_condicoes",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lugares",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "horasSemanais",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "modalidade",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "respostaAte",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "PedidoDaVaga",
        "kind": "LinkedField",
        "name": "pedido",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "arquivo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Pergunta",
            "kind": "LinkedField",
            "name": "perguntas",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Atendimento",
      "kind": "LinkedField",
      "name": "atendimento",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "atende",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "de",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "8e4131ab72ec21f5f76ac3f280e1f3d8";

export default node;
