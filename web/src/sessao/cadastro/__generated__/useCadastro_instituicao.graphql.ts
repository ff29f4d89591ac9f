/**
 * @generated SignedSource<<8cf40b9882f9af9ded5896a42f4b5922>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCadastro_instituicao$data = {
  readonly documentos: number;
  readonly dominiosDeAluno: ReadonlyArray<string>;
  readonly emailsDeExcecao: ReadonlyArray<string>;
  readonly " $fragmentType": "useCadastro_instituicao";
};
export type useCadastro_instituicao$key = {
  readonly " $data"?: useCadastro_instituicao$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCadastro_instituicao">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useCadastro_instituicao",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dominiosDeAluno",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailsDeExcecao",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "documentos",
      "storageKey": null
    }
  ],
  "type": "Instituicao",
  "abstractKey": null
};

(node as any).hash = "52a27a4789c19228dfce8a530c56206d";

export default node;
