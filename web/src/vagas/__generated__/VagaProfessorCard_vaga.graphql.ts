/**
 * @generated SignedSource<<e59a5fc7507ae686e31a5754ea348fd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagaProfessorCard_vaga$data = {
  readonly professor: string | null;
  readonly " $fragmentType": "VagaProfessorCard_vaga";
};
export type VagaProfessorCard_vaga$key = {
  readonly " $data"?: VagaProfessorCard_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaProfessorCard_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaProfessorCard_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "professor",
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "46a66ee13c22f103a950968cff08baef";

export default node;
