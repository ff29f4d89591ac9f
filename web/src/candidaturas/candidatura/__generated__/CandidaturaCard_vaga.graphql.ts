/**
 * @generated SignedSource<<7d9399db6a25e87f48b92c60aae3fd86>>
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
  readonly " $fragmentSpreads": FragmentRefs<"AtendimentoDaVaga_vaga" | "CandidatarDialog_vaga" | "CandidaturaItem_vaga">;
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
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "aa6524561ffbc6d5c770ab91c518959b";

export default node;
