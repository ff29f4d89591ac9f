/**
 * @generated SignedSource<<da36d87d875ae4db7b7107f5ca168659>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LogoField_instituicao$data = {
  readonly logo: string | null;
  readonly sigla: string;
  readonly " $fragmentType": "LogoField_instituicao";
};
export type LogoField_instituicao$key = {
  readonly " $data"?: LogoField_instituicao$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogoField_instituicao">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LogoField_instituicao",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sigla",
      "storageKey": null
    }
  ],
  "type": "InstituicaoAdministrada",
  "abstractKey": null
};

(node as any).hash = "c20f2f5449a12433ecf91b8a41ae1cc6";

export default node;
