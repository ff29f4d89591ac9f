/**
 * @generated SignedSource<<7a49006e96f736c5124c03b7db24802c>>
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
  readonly primeiraRevisao: {
    readonly aguarda: boolean;
  } | null;
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
      "alias": null,
      "args": null,
      "concreteType": "PrimeiraRevisao",
      "kind": "LinkedField",
      "name": "primeiraRevisao",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "aguarda",
          "storageKey": null
        }
      ],
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

(node as any).hash = "57892ab0d72b9ab9eb4e8ba7bd0a9096";

export default node;
