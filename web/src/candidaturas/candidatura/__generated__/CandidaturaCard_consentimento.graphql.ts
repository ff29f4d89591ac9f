/**
 * @generated SignedSource<<a3aa8c397915f17186171ac7a26dac5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidaturaCard_consentimento$data = {
  readonly compartilhaHistorico: boolean | null;
  readonly " $fragmentType": "CandidaturaCard_consentimento";
};
export type CandidaturaCard_consentimento$key = {
  readonly " $data"?: CandidaturaCard_consentimento$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_consentimento">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidaturaCard_consentimento",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "compartilhaHistorico",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "SituacaoDaCandidatura",
  "abstractKey": null
};

(node as any).hash = "dfd73a74f53c7f00b264de97605d5d89";

export default node;
