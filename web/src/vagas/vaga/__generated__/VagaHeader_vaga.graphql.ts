/**
 * @generated SignedSource<<e7258388d14c0ca3915d112f8f333b27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagaHeader_vaga$data = {
  readonly criadaEm: string | null;
  readonly titulo: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"Compartilhar_vaga" | "PrazoDaVaga_vaga" | "PrazoNaAgenda_vaga" | "SalvarVaga_vaga" | "TipoTag_vaga">;
  readonly " $fragmentType": "VagaHeader_vaga";
};
export type VagaHeader_vaga$key = {
  readonly " $data"?: VagaHeader_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaHeader_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaHeader_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titulo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "criadaEm",
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
      "name": "SalvarVaga_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Compartilhar_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PrazoNaAgenda_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "eeb2ba1b0c8f7d4f7f71909d4614ab06";

export default node;
