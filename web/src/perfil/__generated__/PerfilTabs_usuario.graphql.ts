/**
 * @generated SignedSource<<41e87b7d5340b6516063aeca9dd2c845>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PerfilTabs_usuario$data = {
  readonly " $fragmentSpreads": FragmentRefs<"InteressesTab_usuario" | "SobreTab_usuario" | "useInteressesEdit_usuario">;
  readonly " $fragmentType": "PerfilTabs_usuario";
};
export type PerfilTabs_usuario$key = {
  readonly " $data"?: PerfilTabs_usuario$data;
  readonly " $fragmentSpreads": FragmentRefs<"PerfilTabs_usuario">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PerfilTabs_usuario",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useInteressesEdit_usuario"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SobreTab_usuario"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InteressesTab_usuario"
    }
  ],
  "type": "Usuario",
  "abstractKey": null
};

(node as any).hash = "8e1cee19f3a73d9a550e97205843bab7";

export default node;
