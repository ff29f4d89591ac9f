/**
 * @generated SignedSource<<50b1e45e31a3371b63e657fb0558fcff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MinhaVagaHeader_vaga$data = {
  readonly codigo: string;
  readonly titulo: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"Compartilhar_vaga" | "PrazoTag_vaga" | "TipoTag_vaga">;
  readonly " $fragmentType": "MinhaVagaHeader_vaga";
};
export type MinhaVagaHeader_vaga$key = {
  readonly " $data"?: MinhaVagaHeader_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"MinhaVagaHeader_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MinhaVagaHeader_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codigo",
      "storageKey": null
    },
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
      "name": "PrazoTag_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Compartilhar_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "fb73a5f67f3126e576a8540bed5160c9";

export default node;
