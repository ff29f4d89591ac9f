/**
 * @generated SignedSource<<71fa03485485b587d785e7d12cb0183c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LinksExternos_instituicao$data = {
  readonly protecaoDeDados: string | null;
  readonly prototipo: string | null;
  readonly suporte: string | null;
  readonly " $fragmentType": "LinksExternos_instituicao";
};
export type LinksExternos_instituicao$key = {
  readonly " $data"?: LinksExternos_instituicao$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinksExternos_instituicao">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LinksExternos_instituicao",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prototipo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suporte",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "protecaoDeDados",
      "storageKey": null
    }
  ],
  "type": "Instituicao",
  "abstractKey": null
};

(node as any).hash = "a38aa856623342b56871857d320565fb";

export default node;
