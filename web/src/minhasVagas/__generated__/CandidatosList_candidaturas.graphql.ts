/**
 * @generated SignedSource<<099189893add002451c4268097487e86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidatosList_candidaturas$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatoItem_candidatura" | "MetricasDeCandidatos_candidaturas">;
  readonly " $fragmentType": "CandidatosList_candidaturas";
}>;
export type CandidatosList_candidaturas$key = ReadonlyArray<{
  readonly " $data"?: CandidatosList_candidaturas$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatosList_candidaturas">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "CandidatosList_candidaturas",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidatoItem_candidatura"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MetricasDeCandidatos_candidaturas"
    }
  ],
  "type": "Candidatura",
  "abstractKey": null
};

(node as any).hash = "3ec431778559189a8f0868a7ac2c5385";

export default node;
