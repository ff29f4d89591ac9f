/**
 * @generated SignedSource<<ae7a0173fb842d18a6a19e767feec80f>>
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
    }
  ],
  "type": "SituacaoDaCandidatura",
  "abstractKey": null
};

(node as any).hash = "c181478bf6d06d96b320ce293d8a1db0";

export default node;
