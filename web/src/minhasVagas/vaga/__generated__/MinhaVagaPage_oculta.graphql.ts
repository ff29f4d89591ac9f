/**
 * @generated SignedSource<<958f89fa41e05b6e1560963bd0987127>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MinhaVagaPage_oculta$data = {
  readonly oculta: {
    readonly caso: string | null;
    readonly motivo: string;
  } | null;
  readonly " $fragmentType": "MinhaVagaPage_oculta";
};
export type MinhaVagaPage_oculta$key = {
  readonly " $data"?: MinhaVagaPage_oculta$data;
  readonly " $fragmentSpreads": FragmentRefs<"MinhaVagaPage_oculta">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MinhaVagaPage_oculta",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Ocultacao",
      "kind": "LinkedField",
      "name": "oculta",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "motivo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "caso",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "ad1e7daabc9b4674f1b35d54af46b2bf";

export default node;
