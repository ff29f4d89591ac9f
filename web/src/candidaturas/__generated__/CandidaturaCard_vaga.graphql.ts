/**
 * @generated SignedSource<<f01ce28dc5b40e43f001ac6db6c22b90>>
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
  readonly prazo: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatarDialog_vaga" | "CandidaturaItem_vaga">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prazo",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidaturaItem_vaga"
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

(node as any).hash = "3db1ce582ea34a5867827cc574235190";

export default node;
