/**
 * @generated SignedSource<<89cde87fbf2e762a9416d822cd7233d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagaPaneContent_vaga$data = {
  readonly titulo: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"PrazoDaVaga_vaga" | "TipoTag_vaga" | "VagaDescricao_vaga" | "VagaFatos_vaga" | "VagaPaneAcoes_vaga" | "VagaRazoes_vaga">;
  readonly " $fragmentType": "VagaPaneContent_vaga";
};
export type VagaPaneContent_vaga$key = {
  readonly " $data"?: VagaPaneContent_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaPaneContent_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaPaneContent_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titulo",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TipoTag_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PrazoDaVaga_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VagaPaneAcoes_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VagaFatos_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VagaRazoes_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VagaDescricao_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "d0925abb69c527cbe3cb8eaefec913fe";

export default node;
