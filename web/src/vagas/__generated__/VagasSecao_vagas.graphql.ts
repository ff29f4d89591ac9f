/**
 * @generated SignedSource<<660db2ae6df7005ad61ba7b25702317e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagasSecao_vagas$data = ReadonlyArray<{
  readonly codigo: string;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"VagaCard_vaga">;
  readonly " $fragmentType": "VagasSecao_vagas";
}>;
export type VagasSecao_vagas$key = ReadonlyArray<{
  readonly " $data"?: VagasSecao_vagas$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagasSecao_vagas">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "VagasSecao_vagas",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codigo",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VagaCard_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "6783c7e6b4a59cf18efef06332f489b7";

export default node;
