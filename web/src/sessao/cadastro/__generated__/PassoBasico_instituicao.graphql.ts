/**
 * @generated SignedSource<<872afe8283c349eced7dc6df3f537226>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PassoBasico_instituicao$data = {
  readonly cursos: ReadonlyArray<string>;
  readonly dominiosDeAluno: ReadonlyArray<string>;
  readonly " $fragmentType": "PassoBasico_instituicao";
};
export type PassoBasico_instituicao$key = {
  readonly " $data"?: PassoBasico_instituicao$data;
  readonly " $fragmentSpreads": FragmentRefs<"PassoBasico_instituicao">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PassoBasico_instituicao",
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
      "name": "cursos",
      "storageKey": null
    }
  ],
  "type": "Instituicao",
  "abstractKey": null
};

(node as any).hash = "372fb7ab1f5490d71bebef39918b41f7";

export default node;
