/**
 * @generated SignedSource<<1b5c9f30fb4679d5ed2412dbeba86f67>>
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
  readonly " $fragmentSpreads": FragmentRefs<"BeneficioTags_vaga" | "PrazoTag_vaga" | "SalvarVaga_vaga" | "TipoTag_vaga" | "VagaLugar_vaga">;
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
      "name": "VagaLugar_vaga"
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
      "name": "BeneficioTags_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SalvarVaga_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "ba936a5020f0b6d8057cfb1211f132e9";

export default node;
