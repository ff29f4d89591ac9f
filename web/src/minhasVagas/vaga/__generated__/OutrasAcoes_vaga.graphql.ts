/**
 * @generated SignedSource<<7a12705312b88be0074eeb77dfc1d890>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutrasAcoes_vaga$data = {
  readonly codigo: string;
  readonly " $fragmentSpreads": FragmentRefs<"CartazDaVaga_vaga" | "Compartilhar_vaga">;
  readonly " $fragmentType": "OutrasAcoes_vaga";
};
export type OutrasAcoes_vaga$key = {
  readonly " $data"?: OutrasAcoes_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutrasAcoes_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OutrasAcoes_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codigo",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Compartilhar_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartazDaVaga_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "b3cd7d5fbbe6a9fd676bd66bf9521bfd";

export default node;
