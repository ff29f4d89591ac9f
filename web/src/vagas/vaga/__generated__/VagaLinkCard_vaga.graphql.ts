/**
 * @generated SignedSource<<b00dd39fdde1049ed77f931a1cc414b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagaLinkCard_vaga$data = {
  readonly link: string | null;
  readonly " $fragmentType": "VagaLinkCard_vaga";
};
export type VagaLinkCard_vaga$key = {
  readonly " $data"?: VagaLinkCard_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaLinkCard_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaLinkCard_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "3c6d03f739998eb581470e6edf1f9914";

export default node;
