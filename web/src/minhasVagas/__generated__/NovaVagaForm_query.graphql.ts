/**
 * @generated SignedSource<<47ca9033039f3560e5a81638e4686c3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NovaVagaForm_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DadosFields_query" | "PerfilFields_query" | "PreviaDaVaga_query" | "useCopiaDeVaga_query">;
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
      "name": "DadosFields_query"
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

(node as any).hash = "eac9b5cf0f1f95a7c778023e14b7e82f";

export default node;
