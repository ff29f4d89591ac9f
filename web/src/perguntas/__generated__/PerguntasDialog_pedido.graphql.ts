/**
 * @generated SignedSource<<9ca153b0e074fc0558edac7f681609db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PerguntasDialog_pedido$data = {
  readonly " $fragmentSpreads": FragmentRefs<"perguntasForm_pedido">;
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
      "name": "perguntasForm_pedido"
    }
  ],
  "type": "PedidoDaVaga",
  "abstractKey": null
};

(node as any).hash = "e2330861bbb3ce8cc2dc9c983ff2484e";

export default node;
