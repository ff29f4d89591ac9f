/**
 * @generated SignedSource<<45455076cd0b444ca1e316d660283c63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConversaPane_usuario$data = {
  readonly avatar: string | null;
  readonly nome: string;
  readonly " $fragmentType": "ConversaPane_usuario";
};
export type ConversaPane_usuario$key = {
  readonly " $data"?: ConversaPane_usuario$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversaPane_usuario">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConversaPane_usuario",
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

(node as any).hash = "6f2817238ac05f896b99b89c0075525b";

export default node;
