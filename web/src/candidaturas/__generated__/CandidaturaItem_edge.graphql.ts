/**
 * @generated SignedSource<<09429bfa2fa2735efcfe100b436f9536>>
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
    readonly " $fragmentSpreads": FragmentRefs<"CandidaturaEnvio_candidatura">;
  };
  readonly vaga: {
    readonly " $fragmentSpreads": FragmentRefs<"CandidaturaItem_vaga">;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"LinhaDoTempo_edge">;
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LinhaDoTempo_edge"
    }
  ],
  "type": "CandidaturaEdge",
  "abstractKey": null
};

(node as any).hash = "f11784141084e444d498e0db1ca49ad8";

export default node;
