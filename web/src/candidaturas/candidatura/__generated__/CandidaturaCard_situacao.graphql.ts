/**
 * @generated SignedSource<<cebdee3114fffa91553ffa954e72879d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
import type { FragmentRefs } from "relay-runtime";
export type CandidaturaCard_situacao$data = {
  readonly candidatado: boolean;
  readonly etapa: EtapaDaCandidatura | null;
  readonly temRespostas: boolean | null;
  readonly " $fragmentType": "CandidaturaCard_situacao";
};
export type CandidaturaCard_situacao$key = {
  readonly " $data"?: CandidaturaCard_situacao$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_situacao">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CandidaturaCard_situacao",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "candidatado",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "etapa",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "temRespostas",
      "storageKey": null
    }
  ],
  "type": "SituacaoDaCandidatura",
  "abstractKey": null
};

(node as any).hash = "45c12ae9ad163fb1208da69999b7f1c3";

export default node;
