/**
 * @generated SignedSource<<4b707d80581cf49bfa5651a9465e9d78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConteudoDaVaga_resumo$data = {
  readonly resumo: string | null;
  readonly " $fragmentType": "ConteudoDaVaga_resumo";
};
export type ConteudoDaVaga_resumo$key = {
  readonly " $data"?: ConteudoDaVaga_resumo$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConteudoDaVaga_resumo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ConteudoDaVaga_resumo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resumo",
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "ece5f06380ebb857c65b5db44550e1e5";

export default node;
