/**
 * @generated SignedSource<<706ad1619d89eb328ba6b999b1eb53d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagaProfessorCard_vaga$data = {
  readonly autor: {
    readonly nome: string | null;
  } | null;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pessoa",
      "kind": "LinkedField",
      "name": "autor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nome",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "8ea7ae9714382ca38006588c7c238bac";

export default node;
