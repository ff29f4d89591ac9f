/**
 * @generated SignedSource<<a036f0551687ba126805934955869b33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusDaVaga = "AGUARDANDO" | "EM_ANALISE" | "EM_ANDAMENTO" | "ENCERRADA" | "FINALIZADA" | "RASCUNHO";
import type { FragmentRefs } from "relay-runtime";
export type CandidaturaCard_vaga$data = {
  readonly codigo: string;
  readonly encerrada: boolean;
  readonly id: string;
  readonly prazo: string | null;
  readonly status: StatusDaVaga | null;
  readonly titulo: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"AtendimentoDaVaga_vaga" | "CandidatarDialog_vaga" | "CandidaturaItem_vaga" | "impedimento_vaga">;
  readonly " $fragmentType": "CandidaturaCard_vaga";
};
export type CandidaturaCard_vaga$key = {
  readonly " $data"?: CandidaturaCard_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CandidaturaCard_vaga",
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
      "name": "encerrada",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
      "name": "CandidaturaItem_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidatarDialog_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AtendimentoDaVaga_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "impedimento_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "6d7679d08409a634370ab45c8e2489b1";

export default node;
