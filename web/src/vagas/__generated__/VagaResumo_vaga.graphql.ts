/**
 * @generated SignedSource<<0dc668cd0907b3c2931ba203cd283f1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagaResumo_vaga$data = {
  readonly resumo: string | null;
  readonly " $fragmentType": "VagaResumo_vaga";
};
export type VagaResumo_vaga$key = {
  readonly " $data"?: VagaResumo_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaResumo_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaResumo_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resumo",
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "b3caef615a3219d50382310ddfff4ebd";

export default node;
