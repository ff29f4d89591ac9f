/**
 * @generated SignedSource<<11a79e3f7b492f9e6d317cd99495dfb6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Papel = "ESTUDANTE" | "PROFESSOR";
import type { FragmentRefs } from "relay-runtime";
export type PerfilHeader_usuario$data = {
  readonly avatar: string | null;
  readonly codigo: string;
  readonly criadoEm: string | null;
  readonly nome: string;
  readonly papel: Papel;
  readonly " $fragmentSpreads": FragmentRefs<"AvatarEditor_usuario">;
  readonly " $fragmentType": "PerfilHeader_usuario";
};
export type PerfilHeader_usuario$key = {
  readonly " $data"?: PerfilHeader_usuario$data;
  readonly " $fragmentSpreads": FragmentRefs<"PerfilHeader_usuario">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PerfilHeader_usuario",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codigo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "papel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avatar",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "criadoEm",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AvatarEditor_usuario"
    }
  ],
  "type": "Usuario",
  "abstractKey": null
};

(node as any).hash = "e337d40a922c65f26d87203e9e6efc59";

export default node;
