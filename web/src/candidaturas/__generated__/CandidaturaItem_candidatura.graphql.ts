/**
 * @generated SignedSource<<baaee316bb1ee7995ec4c1516c650044>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
import type { FragmentRefs } from "relay-runtime";
export type CandidaturaItem_candidatura$data = {
  readonly etapa: EtapaDaCandidatura | null;
  readonly temRespostas: boolean | null;
  readonly vaga: {
    readonly " $fragmentSpreads": FragmentRefs<"CandidaturaItem_vaga">;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"CandidaturaEnvio_candidatura" | "CompartilhamentoDoHistorico_candidatura" | "LinhaDoTempo_candidatura" | "VagaMudou_candidatura">;
  readonly " $fragmentType": "CandidaturaItem_candidatura";
};
export type CandidaturaItem_candidatura$key = {
  readonly " $data"?: CandidaturaItem_candidatura$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidaturaItem_candidatura">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CandidaturaItem_candidatura",
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
      "name": "temRespostas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Vaga",
      "kind": "LinkedField",
      "name": "vaga",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CandidaturaItem_vaga"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidaturaEnvio_candidatura"
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VagaMudou_candidatura"
    }
  ],
  "type": "Candidatura",
  "abstractKey": null
};

(node as any).hash = "2c3e5603f627df54a827d8b3b97d58cf";

export default node;
