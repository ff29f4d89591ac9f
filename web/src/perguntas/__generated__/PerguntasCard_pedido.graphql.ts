/**
 * @generated SignedSource<<0497f89dfa1fd416c40930c579a906b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PedidoDeArquivo = "NAO" | "OBRIGATORIO" | "OPCIONAL";
import type { FragmentRefs } from "relay-runtime";
export type PerguntasCard_pedido$data = {
  readonly arquivo: PedidoDeArquivo;
  readonly perguntas: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PerguntasDialog_pedido">;
  readonly " $fragmentType": "PerguntasCard_pedido";
};
export type PerguntasCard_pedido$key = {
  readonly " $data"?: PerguntasCard_pedido$data;
  readonly " $fragmentSpreads": FragmentRefs<"PerguntasCard_pedido">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PerguntasCard_pedido",
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
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PerguntasDialog_pedido"
    }
  ],
  "type": "PedidoDaVaga",
  "abstractKey": null
};

(node as any).hash = "ba321b09725846c76725b10f5d5d1b8b";

export default node;
