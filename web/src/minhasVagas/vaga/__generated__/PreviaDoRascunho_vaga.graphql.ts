/**
 * @generated SignedSource<<bd329d3350f1f4f71a0ef9ae7a8898a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PreviaDoRascunho_vaga$data = {
  readonly codigo: string;
  readonly " $fragmentSpreads": FragmentRefs<"faltas_vaga">;
  readonly " $fragmentType": "PreviaDoRascunho_vaga";
};
export type PreviaDoRascunho_vaga$key = {
  readonly " $data"?: PreviaDoRascunho_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreviaDoRascunho_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PreviaDoRascunho_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codigo",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "faltas_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "914b2f32923274377d994eed4dca1815";

export default node;
