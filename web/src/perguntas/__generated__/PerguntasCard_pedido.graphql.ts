/**
 * @generated SignedSource<<878e45ef28a6a10f53ae9d69a3e79aa8>>
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
    readonly codigo: string;
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
          "name": "codigo",
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

(node as any).hash = "2159df56cadd4cdb7940ce8b028c0af2";

export default node;
