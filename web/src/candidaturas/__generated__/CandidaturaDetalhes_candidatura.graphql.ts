/**
 * @generated SignedSource<<f7e2565b14c80dc92e1ccb45c4d1d14f>>
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
  readonly " $fragmentSpreads": FragmentRefs<"CartaDeMotivacao_candidatura" | "CompartilhamentoDoHistorico_candidatura" | "MudancasDeEtapa_candidatura">;
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
      "name": "MudancasDeEtapa_candidatura"
    }
  ],
  "type": "Candidatura",
  "abstractKey": null
};

(node as any).hash = "5518f4fe4da452a4f49ab19966f85607";

export default node;
