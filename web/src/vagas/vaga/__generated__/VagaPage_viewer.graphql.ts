/**
 * @generated SignedSource<<7c5b68e9193614bb3af33caff96f0fc0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Papel = "ESTUDANTE" | "PROFESSOR";
import type { FragmentRefs } from "relay-runtime";
export type VagaPage_viewer$data = {
  readonly papel: Papel;
  readonly " $fragmentType": "VagaPage_viewer";
};
export type VagaPage_viewer$key = {
  readonly " $data"?: VagaPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaPage_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "papel",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ab9edf66a9bbea0209ed0d8c0ff1882a";

export default node;
