/**
 * @generated SignedSource<<8f1fbcb6bdfa00837e89ce1451f5a3a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EdicaoFields_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CondicoesFields_query" | "EscolhasFields_query" | "InteressesPicker_query">;
  readonly " $fragmentType": "EdicaoFields_query";
};
export type EdicaoFields_query$key = {
  readonly " $data"?: EdicaoFields_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"EdicaoFields_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EdicaoFields_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EscolhasFields_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CondicoesFields_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InteressesPicker_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4a5412bde9d65c42b6df6c539d70667e";

export default node;
