/**
 * @generated SignedSource<<a499b1736f499192e7040b19b626ab39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditarVagaDialog_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EdicaoFields_query" | "useEdicao_query">;
  readonly " $fragmentType": "EditarVagaDialog_query";
};
export type EditarVagaDialog_query$key = {
  readonly " $data"?: EditarVagaDialog_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditarVagaDialog_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditarVagaDialog_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useEdicao_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EdicaoFields_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "fc7359e502c69f9c2a1b56a6b90306ab";

export default node;
