/**
 * @generated SignedSource<<e7506b2d33c5f45df338d70e1ba5be53>>
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
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "61f3c50665c3b7c5d478a2e54168938c";

export default node;
