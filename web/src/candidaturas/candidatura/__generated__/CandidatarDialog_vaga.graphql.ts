/**
 * @generated SignedSource<<118033e97183271831ddbf60bdfbe37f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidatarDialog_vaga$data = {
  readonly id: string;
  readonly titulo: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"AtendimentoDaVaga_vaga">;
  readonly " $fragmentType": "CandidatarDialog_vaga";
};
export type CandidatarDialog_vaga$key = {
  readonly " $data"?: CandidatarDialog_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatarDialog_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CandidatarDialog_vaga",
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
      "name": "titulo",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AtendimentoDaVaga_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "c78fa84f06849bc2b9f66f9af87e2b5a";

export default node;
