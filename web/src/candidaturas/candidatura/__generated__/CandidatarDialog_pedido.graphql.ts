/**
 * @generated SignedSource<<769264b1c6301be13c84fc273319febe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidatarDialog_pedido$data = {
  readonly " $fragmentSpreads": FragmentRefs<"respostas_pedido">;
  readonly " $fragmentType": "CandidatarDialog_pedido";
};
export type CandidatarDialog_pedido$key = {
  readonly " $data"?: CandidatarDialog_pedido$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatarDialog_pedido">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CandidatarDialog_pedido",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "respostas_pedido"
    }
  ],
  "type": "PedidoDaVaga",
  "abstractKey": null
};

(node as any).hash = "2b0e9d01ba42802782f4e5c0030e37af";

export default node;
