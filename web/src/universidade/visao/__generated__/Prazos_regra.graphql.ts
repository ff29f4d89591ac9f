/**
 * @generated SignedSource<<14db28d4068adba6da4b2e142405ad39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Prazos_regra$data = ReadonlyArray<{
  readonly dias: number;
  readonly espera: boolean;
  readonly linhas: number;
  readonly regra: string;
  readonly titulo: string;
  readonly " $fragmentType": "Prazos_regra";
}>;
export type Prazos_regra$key = ReadonlyArray<{
  readonly " $data"?: Prazos_regra$data;
  readonly " $fragmentSpreads": FragmentRefs<"Prazos_regra">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "Prazos_regra",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "regra",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dias",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linhas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "espera",
      "storageKey": null
    }
  ],
  "type": "RegraDeRetencao",
  "abstractKey": null
};

(node as any).hash = "5c93654657de806a315630ba73871ff3";

export default node;
