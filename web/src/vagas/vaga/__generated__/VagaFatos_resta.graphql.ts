/**
 * @generated SignedSource<<ea03e9308fc00e5325a36d2f7b3af165>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagaFatos_resta$data = {
  readonly encerrada: boolean;
  readonly prazo: string | null;
  readonly " $fragmentType": "VagaFatos_resta";
};
export type VagaFatos_resta$key = {
  readonly " $data"?: VagaFatos_resta$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaFatos_resta">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaFatos_resta",
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
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "eda80ee9628066fc756e218f58f01836";

export default node;
