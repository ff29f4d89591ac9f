/**
 * @generated SignedSource<<485e824582de2a1881fbadc53526a772>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FiltrosAplicados_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useNomes_query">;
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
      "name": "useNomes_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "f3d5d50288104f7e74da05778b0f1354";

export default node;
