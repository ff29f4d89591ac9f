/**
 * @generated SignedSource<<29c5b2b8be3a12967191980bc8931a49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusDaVaga = "AGUARDANDO" | "EM_ANALISE" | "EM_ANDAMENTO" | "ENCERRADA" | "FINALIZADA";
import type { FragmentRefs } from "relay-runtime";
export type AcoesCard_vaga$data = {
  readonly codigo: string;
  readonly id: string;
  readonly status: StatusDaVaga | null;
  readonly titulo: string | null;
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
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "538f3cb1af8759d5dd1d294c71b6c1fe";

export default node;
