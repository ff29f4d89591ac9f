/**
 * @generated SignedSource<<f92272f1e806a4cb36cfb4988a1152a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DadosFields_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EscolhasFields_query">;
  readonly " $fragmentType": "DadosFields_query";
};
export type DadosFields_query$key = {
  readonly " $data"?: DadosFields_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DadosFields_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DadosFields_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EscolhasFields_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "d82367681d3dc8235e04c2567b1b920a";

export default node;
