/**
 * @generated SignedSource<<d9b277d55b9b17be95faebd7706aaacb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditarVaga_vaga$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useEdicao_vaga">;
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
      "name": "useEdicao_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "2587ba19a6b23b593c0632746b6278cf";

export default node;
