/**
 * @generated SignedSource<<9365ddd4ddf0822a0347b775d87cc476>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Papel = "ESTUDANTE" | "PROFESSOR";
import type { FragmentRefs } from "relay-runtime";
export type ConversaPane_usuario$data = {
  readonly avatar: string | null;
  readonly curso: string | null;
  readonly departamento: string | null;
  readonly nome: string;
  readonly papel: Papel;
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
      "name": "curso",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "departamento",
      "storageKey": null
    }
  ],
  "type": "Usuario",
  "abstractKey": null
};

(node as any).hash = "00597c208eb1e17114f856546f3a9db0";

export default node;
