/**
 * @generated SignedSource<<f19c44d12e87600f4c6cb2edc59c3029>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Modalidade = "HIBRIDO" | "PRESENCIAL" | "REMOTO";
export type PedidoDeArquivo = "NAO" | "OBRIGATORIO" | "OPCIONAL";
import type { FragmentRefs } from "relay-runtime";
export type VagaFatos_condicoes$data = {
  readonly atendimento: {
    readonly atende: number;
    readonly de: number;
  } | null;
  readonly horasSemanais: number | null;
  readonly lugares: number | null;
  readonly modalidade: Modalidade | null;
  readonly pedido: {
    readonly arquivo: PedidoDeArquivo;
    readonly perguntas: ReadonlyArray<{
      readonly __typename: "Pergunta";
    }>;
  } | null;
  readonly respostaAte: string | null;
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

(node as any).hash = "218b95237ead647862ec11c7763f6a2b";

export default node;
