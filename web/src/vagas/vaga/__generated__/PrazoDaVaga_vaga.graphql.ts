/**
 * @generated SignedSource<<babb9d5cfaf54b2ca8d5f388961806c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrazoDaVaga_vaga$data = {
  readonly encerrada: boolean;
  readonly prazo: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"PrazoTag_vaga">;
  readonly " $fragmentType": "PrazoDaVaga_vaga";
};
export type PrazoDaVaga_vaga$key = {
  readonly " $data"?: PrazoDaVaga_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrazoDaVaga_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PrazoDaVaga_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prazo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "encerrada",
      "storageKey": null
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

(node as any).hash = "61b5064bb740e3f6071b189a9a30f38c";

export default node;
