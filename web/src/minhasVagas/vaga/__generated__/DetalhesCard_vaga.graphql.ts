/**
 * @generated SignedSource<<2c67e04045e3502deba29e55ddc3b68d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetalhesCard_vaga$data = {
  readonly local: string | null;
  readonly " $fragmentType": "DetalhesCard_vaga";
};
export type DetalhesCard_vaga$key = {
  readonly " $data"?: DetalhesCard_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetalhesCard_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DetalhesCard_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "local",
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "8caf6d3d2bf4631aad772e0146e5f8d6";

export default node;
