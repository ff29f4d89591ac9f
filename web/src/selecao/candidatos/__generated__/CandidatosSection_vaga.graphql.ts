/**
 * @generated SignedSource<<25bbbf850ca1f4f43473305a41d85243>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidatosSection_vaga$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CandidatosPainel_vaga">;
  readonly " $fragmentType": "CandidatosSection_vaga";
};
export type CandidatosSection_vaga$key = {
  readonly " $data"?: CandidatosSection_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatosSection_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidatosSection_vaga",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidatosPainel_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "5d8785b2ad79a306efc7d7a37c6913e3";

export default node;
