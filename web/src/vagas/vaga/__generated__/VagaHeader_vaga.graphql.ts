/**
 * @generated SignedSource<<dbf3447f5d0ca6ac2fa6d6d77f24db5f>>
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
  readonly " $fragmentSpreads": FragmentRefs<"Compartilhar_vaga" | "PrazoDaVaga_vaga" | "SalvarVaga_vaga" | "TipoTag_vaga">;
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
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "08c20714c2d575ca8bf5995690eb987f";

export default node;
