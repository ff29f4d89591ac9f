/**
 * @generated SignedSource<<509f85d70569c3d3e307be4cde43dd87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Perfil_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EditarPerfil_query">;
  readonly " $fragmentType": "Perfil_query";
};
export type Perfil_query$key = {
  readonly " $data"?: Perfil_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Perfil_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Perfil_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditarPerfil_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4306eaf05ad34279b7d50c6bdba9ab16";

export default node;
