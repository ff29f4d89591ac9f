/**
 * @generated SignedSource<<e4871ff29d0d094ec6beec3b63f422e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidaturaItem_edge$data = {
  readonly node: {
    readonly " $fragmentSpreads": FragmentRefs<"CandidaturaEnvio_candidatura">;
  };
  readonly vaga: {
    readonly " $fragmentSpreads": FragmentRefs<"CandidaturaItem_vaga">;
  } | null;
  readonly " $fragmentType": "CandidaturaItem_edge";
};
export type CandidaturaItem_edge$key = {
  readonly " $data"?: CandidaturaItem_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidaturaItem_edge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CandidaturaItem_edge",
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
      "alias": null,
      "args": null,
      "concreteType": "Candidatura",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CandidaturaEnvio_candidatura"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CandidaturaEdge",
  "abstractKey": null
};

(node as any).hash = "2d59cc828f1ed11321bddef51c25bcbe";

export default node;
