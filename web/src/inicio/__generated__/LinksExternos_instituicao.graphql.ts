/**
 * @generated SignedSource<<5efb03f10789035fe02defc89cda140d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LinksExternos_instituicao$data = {
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
    }
  ],
  "type": "Instituicao",
  "abstractKey": null
};

(node as any).hash = "bdf3728d6b475bbdfa99d7ce8e9d92e1";

export default node;
