/**
 * @generated SignedSource<<ee1bee7f5dc021c45e5a707bad5b34ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
import type { FragmentRefs } from "relay-runtime";
export type CandidaturaDetalhes_candidatura$data = {
  readonly cartaDeMotivacao: string | null;
  readonly criadaEm: string | null;
  readonly etapa: EtapaDaCandidatura | null;
  readonly temRespostas: boolean | null;
  readonly " $fragmentSpreads": FragmentRefs<"CartaDeMotivacao_candidatura" | "CompartilhamentoDoHistorico_candidatura" | "LinhaDoTempo_candidatura">;
  readonly " $fragmentType": "CandidaturaDetalhes_candidatura";
};
export type CandidaturaDetalhes_candidatura$key = {
  readonly " $data"?: CandidaturaDetalhes_candidatura$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidaturaDetalhes_candidatura">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CandidaturaDetalhes_candidatura",
  "selections": [
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
      "name": "criadaEm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cartaDeMotivacao",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "temRespostas",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartaDeMotivacao_candidatura"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompartilhamentoDoHistorico_candidatura"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LinhaDoTempo_candidatura"
    }
  ],
  "type": "Candidatura",
  "abstractKey": null
};

(node as any).hash = "77ae43b42e777936cf1acd9ae4020934";

export default node;
