/**
 * @generated SignedSource<<57ccbf908a94fc933c495279b75305a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NovasNasBuscas_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"buscas_viewer">;
  readonly " $fragmentType": "NovasNasBuscas_viewer";
};
export type NovasNasBuscas_viewer$key = {
  readonly " $data"?: NovasNasBuscas_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NovasNasBuscas_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NovasNasBuscas_viewer",
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

(node as any).hash = "82236e04a3f3898aec230a723fdc609e";

export default node;
