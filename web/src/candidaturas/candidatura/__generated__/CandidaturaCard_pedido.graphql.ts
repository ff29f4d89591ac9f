/**
 * @generated SignedSource<<2a6ee958a1b121c38c75cd1a2c506517>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PedidoDeArquivo = "NAO" | "OBRIGATORIO" | "OPCIONAL";
import type { FragmentRefs } from "relay-runtime";
export type CandidaturaCard_pedido$data = {
  readonly arquivo: PedidoDeArquivo;
  readonly perguntas: ReadonlyArray<{
    readonly codigo: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatarDialog_pedido">;
  readonly " $fragmentType": "CandidaturaCard_pedido";
};
export type CandidaturaCard_pedido$key = {
  readonly " $data"?: CandidaturaCard_pedido$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_pedido">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CandidaturaCard_pedido",
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
          "name": "codigo",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidatarDialog_pedido"
    }
  ],
  "type": "PedidoDaVaga",
  "abstractKey": null
};

(node as any).hash = "74cc096cf0eb95c87b16d692a62ad88c";

export default node;
