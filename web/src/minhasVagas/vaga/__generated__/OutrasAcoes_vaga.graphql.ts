/**
 * @generated SignedSource<<7bd7837b0cf9cec49d10b16b063bda02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutrasAcoes_vaga$data = {
  readonly codigo: string;
  readonly " $fragmentSpreads": FragmentRefs<"Compartilhar_vaga">;
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
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "a5fc2893f3cc0633d3e1199e2c9787cb";

export default node;
