/**
 * @generated SignedSource<<e8da0e7129946435edf86579c32fea0b>>
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
  readonly temRespostas: boolean | null;
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

(node as any).hash = "57f2c13441a29a97b139e619845657a0";

export default node;
