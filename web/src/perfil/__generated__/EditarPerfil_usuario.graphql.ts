/**
 * @generated SignedSource<<eba3073c73429d2cc05d681f8c5af439>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditarPerfil_usuario$data = {
  readonly " $fragmentSpreads": FragmentRefs<"usePerfilForm_usuario">;
  readonly " $fragmentType": "EditarPerfil_usuario";
};
export type EditarPerfil_usuario$key = {
  readonly " $data"?: EditarPerfil_usuario$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditarPerfil_usuario">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditarPerfil_usuario",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePerfilForm_usuario"
    }
  ],
  "type": "Usuario",
  "abstractKey": null
};

(node as any).hash = "cc7d834ae7919ba4c448e76c5b56a137";

export default node;
