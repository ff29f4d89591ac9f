/**
 * @generated SignedSource<<10f4833a97115de6ae95946ab631958f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidatarDialog_vaga$data = {
  readonly codigo: string;
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
      "name": "codigo",
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

(node as any).hash = "6002510d30638ca7a600f7f4448d1a4f";

export default node;
