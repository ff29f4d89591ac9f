/**
 * @generated SignedSource<<5873e64644057189327d181bbde8aec7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PublicarRascunho_vaga$data = {
  readonly codigo: string;
  readonly id: string;
  readonly prazo: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"faltas_vaga">;
  readonly " $fragmentType": "PublicarRascunho_vaga";
};
export type PublicarRascunho_vaga$key = {
  readonly " $data"?: PublicarRascunho_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublicarRascunho_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PublicarRascunho_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codigo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prazo",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "faltas_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "b09749af0457ce9c283184f143f8bac8";

export default node;
