/**
 * @generated SignedSource<<6d14c6bb9982e877a318c4d2e334f757>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AvatarEditor_usuario$data = {
  readonly avatar: string | null;
  readonly nome: string;
  readonly " $fragmentType": "AvatarEditor_usuario";
};
export type AvatarEditor_usuario$key = {
  readonly " $data"?: AvatarEditor_usuario$data;
  readonly " $fragmentSpreads": FragmentRefs<"AvatarEditor_usuario">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AvatarEditor_usuario",
  "selections": [
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
      "name": "avatar",
      "storageKey": null
    }
  ],
  "type": "Usuario",
  "abstractKey": null
};

(node as any).hash = "74d7f15cade64034f3efce327656f29f";

export default node;
