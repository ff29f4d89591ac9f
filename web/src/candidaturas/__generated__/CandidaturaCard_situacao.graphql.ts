/**
 * @generated SignedSource<<e32201c40b8493481cdc543950823ab3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidaturaCard_situacao$data = {
  readonly candidatado: boolean;
  readonly " $fragmentType": "CandidaturaCard_situacao";
};
export type CandidaturaCard_situacao$key = {
  readonly " $data"?: CandidaturaCard_situacao$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_situacao">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CandidaturaCard_situacao",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "candidatado",
      "storageKey": null
    }
  ],
  "type": "SituacaoDaCandidatura",
  "abstractKey": null
};

(node as any).hash = "d8c0c20b016572bdafb4220f6d299f0e";

export default node;
