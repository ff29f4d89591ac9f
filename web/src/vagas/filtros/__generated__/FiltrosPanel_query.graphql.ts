/**
 * @generated SignedSource<<b8a6f1df7b5648643be92beea5548283>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FiltrosPanel_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DepartamentosFiltro_query">;
  readonly " $fragmentType": "FiltrosPanel_query";
};
export type FiltrosPanel_query$key = {
  readonly " $data"?: FiltrosPanel_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FiltrosPanel_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FiltrosPanel_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DepartamentosFiltro_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "3f04b387e7129579d5b0f8574ec0465a";

export default node;
