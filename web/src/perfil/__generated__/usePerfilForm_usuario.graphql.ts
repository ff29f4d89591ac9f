/**
 * @generated SignedSource<<61b303673ed27866fb2516b0f0ca9f07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePerfilForm_usuario$data = {
  readonly codigo: string;
  readonly nome: string;
  readonly sobre: string | null;
  readonly " $fragmentType": "usePerfilForm_usuario";
};
export type usePerfilForm_usuario$key = {
  readonly " $data"?: usePerfilForm_usuario$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePerfilForm_usuario">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "usePerfilForm_usuario",
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
      "name": "sobre",
      "storageKey": null
    }
  ],
  "type": "Usuario",
  "abstractKey": null
};

(node as any).hash = "f98643c7c89651d04753d791b12b2721";

export default node;
