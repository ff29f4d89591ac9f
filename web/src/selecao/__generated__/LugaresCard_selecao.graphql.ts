/**
 * @generated SignedSource<<1cbe84328b40030b02a4768d77b05c1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LugaresCard_selecao$data = {
  readonly lugares: number | null;
  readonly " $fragmentType": "LugaresCard_selecao";
};
export type LugaresCard_selecao$key = {
  readonly " $data"?: LugaresCard_selecao$data;
  readonly " $fragmentSpreads": FragmentRefs<"LugaresCard_selecao">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LugaresCard_selecao",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lugares",
      "storageKey": null
    }
  ],
  "type": "Selecao",
  "abstractKey": null
};

(node as any).hash = "d527eedb5c28bbce4d6ec7a4842738d0";

export default node;
