/**
 * @generated SignedSource<<90ac258b67dd312852fea9b124b41f10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditarVaga_vaga$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EditarVagaDialog_vaga">;
  readonly " $fragmentType": "EditarVaga_vaga";
};
export type EditarVaga_vaga$key = {
  readonly " $data"?: EditarVaga_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditarVaga_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditarVaga_vaga",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditarVagaDialog_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "3a36710f8fee5e370e1620e7a64664b3";

export default node;
