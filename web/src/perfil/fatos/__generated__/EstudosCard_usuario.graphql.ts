/**
 * @generated SignedSource<<b1ca6790bef0e39b91e4a93e5f5b2ce8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EstudosCard_usuario$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Areas_usuario" | "Estudos_usuario">;
  readonly " $fragmentType": "EstudosCard_usuario";
};
export type EstudosCard_usuario$key = {
  readonly " $data"?: EstudosCard_usuario$data;
  readonly " $fragmentSpreads": FragmentRefs<"EstudosCard_usuario">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EstudosCard_usuario",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Estudos_usuario"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Areas_usuario"
    }
  ],
  "type": "Usuario",
  "abstractKey": null
};

(node as any).hash = "9262f87662d6bd6f7d36c421ad8bc1ca";

export default node;
