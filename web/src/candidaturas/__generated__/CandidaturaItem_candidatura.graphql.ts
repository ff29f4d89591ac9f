/**
 * @generated SignedSource<<5a2d7d0b3bdc4db0bd3c25b42c7757c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidaturaItem_candidatura$data = {
  readonly vaga: {
    readonly " $fragmentSpreads": FragmentRefs<"CandidaturaItem_vaga">;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"CandidaturaEnvio_candidatura">;
  readonly " $fragmentType": "CandidaturaItem_candidatura";
};
export type CandidaturaItem_candidatura$key = {
  readonly " $data"?: CandidaturaItem_candidatura$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidaturaItem_candidatura">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CandidaturaItem_candidatura",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Vaga",
      "kind": "LinkedField",
      "name": "vaga",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CandidaturaItem_vaga"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidaturaEnvio_candidatura"
    }
  ],
  "type": "Candidatura",
  "abstractKey": null
};

(node as any).hash = "bda8fe61cb052785541aed1009b1e0f7";

export default node;
