/**
 * @generated SignedSource<<13a3259a0746f79abc66512c0ef798bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditarVagaDialog_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ConflitoDialog_query" | "EdicaoFields_query" | "useEdicao_query">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConflitoDialog_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "3778aa6b5665a9200426cb45e3832c46";

export default node;
