/**
 * @generated SignedSource<<61985145f7a381edde63db96092bf8e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidaturaCard_vaga$data = {
  readonly encerrada: boolean;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatarDialog_vaga">;
  readonly " $fragmentType": "CandidaturaCard_vaga";
};
export type CandidaturaCard_vaga$key = {
  readonly " $data"?: CandidaturaCard_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CandidaturaCard_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "encerrada",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidatarDialog_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "02c3708bc1ff90586652dc5e89d77177";

export default node;
