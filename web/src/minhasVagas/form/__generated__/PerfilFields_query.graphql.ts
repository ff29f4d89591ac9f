/**
 * @generated SignedSource<<ce2dad9e8c3c9b709664f0ceb96a8043>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PerfilFields_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"InteressesPicker_query">;
  readonly " $fragmentType": "PerfilFields_query";
};
export type PerfilFields_query$key = {
  readonly " $data"?: PerfilFields_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PerfilFields_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PerfilFields_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InteressesPicker_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "91da63b17f35c902da7eb929adf11313";

export default node;
