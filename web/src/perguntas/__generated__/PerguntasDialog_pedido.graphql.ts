/**
 * @generated SignedSource<<320e4aba16f75b4ba9d8b38b25ee7417>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PerguntasDialog_pedido$data = {
  readonly " $fragmentSpreads": FragmentRefs<"escritas_pedido">;
  readonly " $fragmentType": "PerguntasDialog_pedido";
};
export type PerguntasDialog_pedido$key = {
  readonly " $data"?: PerguntasDialog_pedido$data;
  readonly " $fragmentSpreads": FragmentRefs<"PerguntasDialog_pedido">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PerguntasDialog_pedido",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "escritas_pedido"
    }
  ],
  "type": "PedidoDaVaga",
  "abstractKey": null
};

(node as any).hash = "d2fea9ba11f397c21bc4a26e9e4a7d2d";

export default node;
