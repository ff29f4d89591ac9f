/**
 * @generated SignedSource<<89ca6a8c307d27ea06afe3485910cdcc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FiltrosPanel_query$data = {
  readonly filtraCondicoes: boolean | null;
  readonly " $fragmentSpreads": FragmentRefs<"DepartamentosFiltro_query">;
  readonly " $fragmentType": "FiltrosPanel_query";
};
export type FiltrosPanel_query$key = {
  readonly " $data"?: FiltrosPanel_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FiltrosPanel_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FiltrosPanel_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "filtraCondicoes",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DepartamentosFiltro_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5725fcade3ab6a9e3b3015724b32a85e";

export default node;
