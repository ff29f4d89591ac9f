/**
 * @generated SignedSource<<4a5862821ee8c05c6abff77d5d2e3f66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompartilhamentoDoHistorico_candidatura$data = {
  readonly compartilhaHistorico: boolean | null;
  readonly " $fragmentType": "CompartilhamentoDoHistorico_candidatura";
};
export type CompartilhamentoDoHistorico_candidatura$key = {
  readonly " $data"?: CompartilhamentoDoHistorico_candidatura$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompartilhamentoDoHistorico_candidatura">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompartilhamentoDoHistorico_candidatura",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "compartilhaHistorico",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Candidatura",
  "abstractKey": null
};

(node as any).hash = "6ec7b6cb6e1ea2d2879f4a0837aa7c0d";

export default node;
