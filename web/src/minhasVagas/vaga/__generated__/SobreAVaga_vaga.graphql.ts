/**
 * @generated SignedSource<<8e448fb9f2a1f10163f060e13505d3a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SobreAVaga_vaga$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BeneficiosCard_vaga" | "DetalhesCard_vaga" | "VagaDescricao_vaga" | "VagaInteresses_vaga">;
  readonly " $fragmentType": "SobreAVaga_vaga";
};
export type SobreAVaga_vaga$key = {
  readonly " $data"?: SobreAVaga_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"SobreAVaga_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SobreAVaga_vaga",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VagaDescricao_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VagaInteresses_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BeneficiosCard_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetalhesCard_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "c19ecb534d422c11a84b1b4420968c9a";

export default node;
