/**
 * @generated SignedSource<<75bc45ce7d26a4fdac9b3c50102d1b01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EstudosCard_usuario$data = {
  readonly codigo: string;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codigo",
      "storageKey": null
    },
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

(node as any).hash = "e9890a5f892aa8f7d302c98d5ac960e7";

export default node;
