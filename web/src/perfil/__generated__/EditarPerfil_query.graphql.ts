/**
 * @generated SignedSource<<7de55dad3d98fdec7a79312cab412db7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditarPerfil_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EstudosFields_query">;
  readonly " $fragmentType": "EditarPerfil_query";
};
export type EditarPerfil_query$key = {
  readonly " $data"?: EditarPerfil_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditarPerfil_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditarPerfil_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EstudosFields_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "941b757531943654ff7e57f2a769b1f3";

export default node;
