/**
 * @generated SignedSource<<a762ab2bc6ab9c59ebff2f4f2b9a9ffc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PerfilTabs_usuario$data = {
  readonly " $fragmentSpreads": FragmentRefs<"InteressesTab_usuario" | "SobreTab_usuario" | "useEscolha_usuario">;
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
      "name": "useEscolha_usuario"
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

(node as any).hash = "556dc97b820dd4b69f1dcb596693579d";

export default node;
