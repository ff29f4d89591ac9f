/**
 * @generated SignedSource<<958b3b6e9dc4e2a47403b90b0b50a2e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EdicaoFields_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"InteressesPicker_query">;
  readonly " $fragmentType": "EdicaoFields_query";
};
export type EdicaoFields_query$key = {
  readonly " $data"?: EdicaoFields_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"EdicaoFields_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EdicaoFields_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InteressesPicker_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "7564d40466a176bbc1899dc581b5ab06";

export default node;
