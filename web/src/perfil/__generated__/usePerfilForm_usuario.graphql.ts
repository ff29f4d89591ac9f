/**
 * @generated SignedSource<<71522657706a7be442c2e51f7374f79f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePerfilForm_usuario$data = {
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

(node as any).hash = "8f7d9a6f0aede9315371ad4b3816e416";

export default node;
