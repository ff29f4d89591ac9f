/**
 * @generated SignedSource<<0415926137b4eca70fd3d4e35cb65d54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NovaVagaForm_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EscolhasFields_query" | "PerfilFields_query" | "PreviaDaVaga_query" | "useCopiaDeVaga_query">;
  readonly " $fragmentType": "NovaVagaForm_query";
};
export type NovaVagaForm_query$key = {
  readonly " $data"?: NovaVagaForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NovaVagaForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NovaVagaForm_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCopiaDeVaga_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EscolhasFields_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PerfilFields_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PreviaDaVaga_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "6b0ab4d4cb441674833913c9beb4e258";

export default node;
