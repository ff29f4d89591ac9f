/**
 * @generated SignedSource<<55b1bc1b08a00669bde973c4c10abcfa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusDaVaga = "AGUARDANDO" | "EM_ANALISE" | "EM_ANDAMENTO" | "ENCERRADA" | "FINALIZADA";
import type { FragmentRefs } from "relay-runtime";
export type CandidaturaCard_vaga$data = {
  readonly encerrada: boolean;
  readonly id: string;
  readonly prazo: string | null;
  readonly status: StatusDaVaga | null;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatarDialog_vaga" | "CandidaturaItem_vaga">;
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
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "74fbb96988123d91334b941594c8dc9a";

export default node;
