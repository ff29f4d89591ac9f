/**
 * @generated SignedSource<<9bf8db3888fa6defd6fd3f2dd0739586>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagaPage_resumo$data = {
  readonly resumo: string | null;
  readonly " $fragmentType": "VagaPage_resumo";
};
export type VagaPage_resumo$key = {
  readonly " $data"?: VagaPage_resumo$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaPage_resumo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaPage_resumo",
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

(node as any).hash = "06cd207dbec9220ce0203d1fdeb2efc1";

export default node;
