/**
 * @generated SignedSource<<06aed4549c391da8e65f3f8ae718b52c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrazoNaAgenda_vaga$data = {
  readonly codigo: string;
  readonly encerrada: boolean;
  readonly id: string;
  readonly prazo: string | null;
  readonly titulo: string | null;
  readonly " $fragmentType": "PrazoNaAgenda_vaga";
};
export type PrazoNaAgenda_vaga$key = {
  readonly " $data"?: PrazoNaAgenda_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrazoNaAgenda_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PrazoNaAgenda_vaga",
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
      "name": "titulo",
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
      "kind": "ScalarField",
      "name": "encerrada",
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "576af3863667165310d86bcf4c5e42cc";

export default node;
