/**
 * @generated SignedSource<<5d9b01ffee6e84061dddce7953e6c8dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NovaVagaForm_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DadosFields_query" | "PerfilFields_query">;
  readonly " $fragmentType": "NovaVagaForm_query";
};
export type NovaVagaForm_query$key = {
  readonly " $data"?: NovaVagaForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NovaVagaForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NovaVagaForm_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DadosFields_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PerfilFields_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "cfadb36fc09288c14d6d3f650a24fbef";

export default node;
