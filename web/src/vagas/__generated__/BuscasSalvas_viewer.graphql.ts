/**
 * @generated SignedSource<<8afd1476ee614fde6915456c0b99305a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BuscasSalvas_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"buscas_viewer">;
  readonly " $fragmentType": "BuscasSalvas_viewer";
};
export type BuscasSalvas_viewer$key = {
  readonly " $data"?: BuscasSalvas_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BuscasSalvas_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BuscasSalvas_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "buscas_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "2cf9c3e07f2ff2095bde1a0313314df8";

export default node;
