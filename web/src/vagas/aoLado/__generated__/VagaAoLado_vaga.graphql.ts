/**
 * @generated SignedSource<<f18705377af7df6d08e0d4e31bdbec17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagaAoLado_vaga$data = {
  readonly titulo: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"AcoesAoLado_vaga" | "TipoTag_vaga" | "VagaDescricao_vaga" | "VagaFatos_vaga" | "VagaRazoes_vaga">;
  readonly " $fragmentType": "VagaAoLado_vaga";
};
export type VagaAoLado_vaga$key = {
  readonly " $data"?: VagaAoLado_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaAoLado_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaAoLado_vaga",
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
      "name": "AcoesAoLado_vaga"
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

(node as any).hash = "2f2018905a84570ada444c8636517e70";

export default node;
