/**
 * @generated SignedSource<<d6be0df0a6fe02f7224dda8117f4c8e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
import type { FragmentRefs } from "relay-runtime";
export type CandidaturaItem_edge$data = {
  readonly node: {
    readonly etapa: EtapaDaCandidatura | null;
    readonly " $fragmentSpreads": FragmentRefs<"CandidaturaEnvio_candidatura" | "CompartilhamentoDoHistorico_candidatura">;
  };
  readonly vaga: {
    readonly " $fragmentSpreads": FragmentRefs<"CandidaturaItem_vaga">;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"LinhaDoTempo_edge" | "VagaMudou_edge">;
  readonly " $fragmentType": "CandidaturaItem_edge";
};
export type CandidaturaItem_edge$key = {
  readonly " $data"?: CandidaturaItem_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidaturaItem_edge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CandidaturaItem_edge",
  "selections": [
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
      "alias": null,
      "args": null,
      "concreteType": "Candidatura",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "etapa",
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LinhaDoTempo_edge"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VagaMudou_edge"
    }
  ],
  "type": "CandidaturaEdge",
  "abstractKey": null
};

(node as any).hash = "dfc19ccc8a7612715cabf62b6687e08b";

export default node;
