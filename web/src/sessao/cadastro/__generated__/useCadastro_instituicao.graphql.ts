/**
 * @generated SignedSource<<cf656790ab39fe174d54c61e4ef710e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCadastro_instituicao$data = {
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
    }
  ],
  "type": "Instituicao",
  "abstractKey": null
};

(node as any).hash = "24e43e10615ba62847a10dd2cfb8cecd";

export default node;
