/**
 * @generated SignedSource<<5f606ac71c899a0128ec795bc146ff6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidaturasList_total$data = {
  readonly candidaturas: {
    readonly total: number;
  } | null;
  readonly " $fragmentType": "CandidaturasList_total";
};
export type CandidaturasList_total$key = {
  readonly " $data"?: CandidaturasList_total$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidaturasList_total">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidaturasList_total",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 20
          }
        ],
        "concreteType": "CandidaturaConnection",
        "kind": "LinkedField",
        "name": "candidaturas",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "total",
            "storageKey": null
          }
        ],
        "storageKey": "candidaturas(first:20)"
      },
      "to": "NULL"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f98d71f3a95938768ba7300c7b42ef4f";

export default node;
