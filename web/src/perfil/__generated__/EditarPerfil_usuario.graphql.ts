/**
 * @generated SignedSource<<eeac9329103f469b05bfb3edbbeb2aef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditarPerfil_usuario$data = {
  readonly edicaoCompleta: boolean;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "edicaoCompleta",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePerfilForm_usuario"
    }
  ],
  "type": "Usuario",
  "abstractKey": null
};

(node as any).hash = "405b44dc10a11cd39ddf19c14d8888fd";

export default node;
