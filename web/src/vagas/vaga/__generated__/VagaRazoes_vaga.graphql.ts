/**
 * @generated SignedSource<<bc09e2b448f64e5ad8e5709bbd90134c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagaRazoes_vaga$data = {
  readonly recomendacao: {
    readonly estrategias: ReadonlyArray<string>;
    readonly score: number | null;
  } | null;
  readonly " $fragmentType": "VagaRazoes_vaga";
};
export type VagaRazoes_vaga$key = {
  readonly " $data"?: VagaRazoes_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaRazoes_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaRazoes_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Recomendacao",
      "kind": "LinkedField",
      "name": "recomendacao",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "score",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "estrategias",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "a88ce7509b02479956247c2c73535cae";

export default node;
