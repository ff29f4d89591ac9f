/**
 * @generated SignedSource<<8f14f74d04f6fac7caec1123234e8820>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopiaDeVagaForm_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NovaVagaForm_query" | "useCopiaDeVaga_query">;
  readonly " $fragmentType": "CopiaDeVagaForm_query";
};
export type CopiaDeVagaForm_query$key = {
  readonly " $data"?: CopiaDeVagaForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopiaDeVagaForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CopiaDeVagaForm_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NovaVagaForm_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCopiaDeVaga_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "b54a922762f533512366e6987ef89c21";

export default node;
