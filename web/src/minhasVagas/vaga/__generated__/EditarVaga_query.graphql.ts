/**
 * @generated SignedSource<<b5dc899207166ff7234d0a0736d9a5f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditarVaga_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EditarVagaDialog_query">;
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
      "name": "EditarVagaDialog_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "7a22f625906a4cadecdfdf9fd26bd8f6";

export default node;
