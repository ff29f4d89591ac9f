/**
 * @generated SignedSource<<ca2bcae2ed060dff76ea4042085c5fd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusDaVaga = "AGUARDANDO" | "EM_ANALISE" | "EM_ANDAMENTO" | "ENCERRADA" | "FINALIZADA";
import type { FragmentRefs } from "relay-runtime";
export type AcoesCard_vaga$data = {
  readonly id: string;
  readonly status: StatusDaVaga | null;
  readonly " $fragmentType": "AcoesCard_vaga";
};
export type AcoesCard_vaga$key = {
  readonly " $data"?: AcoesCard_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"AcoesCard_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AcoesCard_vaga",
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
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "45c604a9e95fdf3081efc9a1b6e6729b";

export default node;
