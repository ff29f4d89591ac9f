/**
 * @generated SignedSource<<1cc9c1091180876b1f73558dc8434134>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusDaVaga = "AGUARDANDO" | "EM_ANALISE" | "EM_ANDAMENTO" | "ENCERRADA" | "FINALIZADA" | "RASCUNHO";
import type { FragmentRefs } from "relay-runtime";
export type MinhaVagaHeader_vaga$data = {
  readonly status: StatusDaVaga | null;
  readonly titulo: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"OutrasAcoes_vaga" | "PrazoTag_vaga" | "TipoTag_vaga">;
  readonly " $fragmentType": "MinhaVagaHeader_vaga";
};
export type MinhaVagaHeader_vaga$key = {
  readonly " $data"?: MinhaVagaHeader_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"MinhaVagaHeader_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MinhaVagaHeader_vaga",
  "selections": [
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TipoTag_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PrazoTag_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OutrasAcoes_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "b8fb0c1a3539ceb7a24b9e09dc3513c2";

export default node;
