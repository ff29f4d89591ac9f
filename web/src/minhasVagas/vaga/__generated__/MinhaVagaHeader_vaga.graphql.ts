/**
 * @generated SignedSource<<df53d3c4e588d0b09e38939bf4f4d0e6>>
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
  readonly " $fragmentSpreads": FragmentRefs<"PrazoTag_vaga" | "TipoTag_vaga">;
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
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "21fceb7e4e26dbf2889476fdd3d85adf";

export default node;
