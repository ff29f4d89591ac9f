/**
 * @generated SignedSource<<df481fd2ddb3d8f5954ba785bb7f5d99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditarVaga_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EdicaoFields_query" | "useEdicao_query">;
  readonly " $fragmentType": "EditarVaga_query";
};
export type EditarVaga_query$key = {
  readonly " $data"?: EditarVaga_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditarVaga_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditarVaga_query",
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

(node as any).hash = "abd1716148b0a38a4204568a1b956fa7";

export default node;
