/**
 * @generated SignedSource<<485911aa79893d06fcd0944b7fabade5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InteressesField_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"InteressesPicker_query">;
  readonly " $fragmentType": "InteressesField_query";
};
export type InteressesField_query$key = {
  readonly " $data"?: InteressesField_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"InteressesField_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InteressesField_query",
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

(node as any).hash = "27053026bab3f84ed708b0742d2acf0e";

export default node;
