/**
 * @generated SignedSource<<1e7282ab297fe36547ca0aee4c5813e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditarVagaDialog_vaga$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useEdicao_vaga">;
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
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "c57b4deb377113290aa75e0657cc0f3d";

export default node;
