/**
 * @generated SignedSource<<0f33f52d8e56df60a3825d7827dd1b9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FiltrosSelecionados_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useNomes_query">;
  readonly " $fragmentType": "FiltrosSelecionados_query";
};
export type FiltrosSelecionados_query$key = {
  readonly " $data"?: FiltrosSelecionados_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FiltrosSelecionados_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FiltrosSelecionados_query",
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

(node as any).hash = "03b7b759a0d5e11e6bb5f16bb1ca0df2";

export default node;
