/**
 * @generated SignedSource<<d3b0348fa9511285f4e39b21bd736106>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Perfil_usuario$data = {
  readonly codigo: string;
  readonly " $fragmentSpreads": FragmentRefs<"EditarPerfil_usuario" | "PerfilHeader_usuario" | "PerfilTabs_usuario">;
  readonly " $fragmentType": "Perfil_usuario";
};
export type Perfil_usuario$key = {
  readonly " $data"?: Perfil_usuario$data;
  readonly " $fragmentSpreads": FragmentRefs<"Perfil_usuario">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Perfil_usuario",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codigo",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PerfilHeader_usuario"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditarPerfil_usuario"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PerfilTabs_usuario"
    }
  ],
  "type": "Usuario",
  "abstractKey": null
};

(node as any).hash = "0f1873ada88b5a8803b2df58cce46842";

export default node;
