/**
 * @generated SignedSource<<dbf6019c47629e6f00f359830107944f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagaDescricao_vaga$data = {
  readonly descricao: string | null;
  readonly " $fragmentType": "VagaDescricao_vaga";
};
export type VagaDescricao_vaga$key = {
  readonly " $data"?: VagaDescricao_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaDescricao_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaDescricao_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "descricao",
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "30adcb7263d50c8affdd7e36065d9a12";

export default node;
