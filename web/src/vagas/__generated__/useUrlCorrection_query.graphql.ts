/**
 * @generated SignedSource<<f04ac9e827324c30f11f8d87bbc16a8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useUrlCorrection_query$data = {
  readonly filtraCondicoes: boolean | null;
  readonly " $fragmentSpreads": FragmentRefs<"useNomes_query">;
  readonly " $fragmentType": "useUrlCorrection_query";
};
export type useUrlCorrection_query$key = {
  readonly " $data"?: useUrlCorrection_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUrlCorrection_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useUrlCorrection_query",
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

(node as any).hash = "8a0adb9ba51e965a5ac1f2fe5989efde";

export default node;
