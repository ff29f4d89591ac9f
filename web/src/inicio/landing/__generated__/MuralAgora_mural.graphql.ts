/**
 * @generated SignedSource<<e37ceab026f40d4fc383834cd9a1cdf3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MuralAgora_mural$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Novas_mural" | "Tipos_mural">;
  readonly " $fragmentType": "MuralAgora_mural";
};
export type MuralAgora_mural$key = {
  readonly " $data"?: MuralAgora_mural$data;
  readonly " $fragmentSpreads": FragmentRefs<"MuralAgora_mural">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MuralAgora_mural",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Tipos_mural"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Novas_mural"
    }
  ],
  "type": "Mural",
  "abstractKey": null
};

(node as any).hash = "81f25b51866edc3abb887176675e5bde";

export default node;
