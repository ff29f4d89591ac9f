/**
 * @generated SignedSource<<4d863eb51bed3b538edcfff5c447d860>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FiltrosAplicados_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FiltroTags_query">;
  readonly " $fragmentType": "FiltrosAplicados_query";
};
export type FiltrosAplicados_query$key = {
  readonly " $data"?: FiltrosAplicados_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FiltrosAplicados_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FiltrosAplicados_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FiltroTags_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "1e189e8da70765e80b47d15a0d307c95";

export default node;
