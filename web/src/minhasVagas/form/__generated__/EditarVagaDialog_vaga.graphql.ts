/**
 * @generated SignedSource<<dcc1d3c1b7299df354e58e2d622827d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditarVagaDialog_vaga$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EdicaoFields_vaga" | "useEdicao_vaga">;
  readonly " $fragmentType": "EditarVagaDialog_vaga";
};
export type EditarVagaDialog_vaga$key = {
  readonly " $data"?: EditarVagaDialog_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditarVagaDialog_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditarVagaDialog_vaga",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useEdicao_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EdicaoFields_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "c5d667d2ac4a9ac39b8e069bddeb9138";

export default node;
