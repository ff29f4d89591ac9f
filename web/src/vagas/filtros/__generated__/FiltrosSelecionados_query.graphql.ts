/**
 * @generated SignedSource<<eb6c8e68ed5e6b57aea7ece3d6025d20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FiltrosSelecionados_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FiltroTags_query">;
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
      "name": "FiltroTags_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "440741135653923c08aee7576b645335";

export default node;
