/**
 * @generated SignedSource<<9ff4ce1aac2515c8c5bd7619b49685e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EdicaoFields_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EscolhasFields_query" | "InteressesPicker_query">;
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
      "name": "EscolhasFields_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InteressesPicker_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8ca522b9432a4896317c8f7e371709d9";

export default node;
