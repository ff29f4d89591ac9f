/**
 * @generated SignedSource<<883107a3e885a2620b1734aa65705995>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PassoBasico_instituicao$data = {
  readonly cursos: ReadonlyArray<string>;
  readonly documentos: number;
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

(node as any).hash = "36dc64ffdf8505c2c3f50206ca065802";

export default node;
