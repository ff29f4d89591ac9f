/**
 * @generated SignedSource<<68ef48d2c1102d84632e4bc1e57b0a58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PassosDoProfessor_usuario$data = {
  readonly avatar: string | null;
  readonly sobre: string | null;
  readonly " $fragmentType": "PassosDoProfessor_usuario";
};
export type PassosDoProfessor_usuario$key = {
  readonly " $data"?: PassosDoProfessor_usuario$data;
  readonly " $fragmentSpreads": FragmentRefs<"PassosDoProfessor_usuario">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PassosDoProfessor_usuario",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sobre",
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

(node as any).hash = "97a0b8ed2df93e9d7dbc0a69a3684ac7";

export default node;
