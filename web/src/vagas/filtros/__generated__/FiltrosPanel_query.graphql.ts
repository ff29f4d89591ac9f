/**
 * @generated SignedSource<<825e0b04477440b003f9b505264e5bbc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FiltrosPanel_query$data = {
  readonly filtraCondicoes: boolean | null;
  readonly " $fragmentSpreads": FragmentRefs<"useNomes_query">;
  readonly " $fragmentType": "FiltrosPanel_query";
};
export type FiltrosPanel_query$key = {
  readonly " $data"?: FiltrosPanel_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FiltrosPanel_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FiltrosPanel_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "filtraCondicoes",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useNomes_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "2e1a7b838c9a4fae340612b91aebb8cf";

export default node;
