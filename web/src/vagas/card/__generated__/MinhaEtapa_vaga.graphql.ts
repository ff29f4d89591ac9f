/**
 * @generated SignedSource<<3de472844f9b0dd400c48b213feb1f36>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
import type { FragmentRefs } from "relay-runtime";
export type MinhaEtapa_vaga$data = {
  readonly minhaCandidatura: {
    readonly etapa: EtapaDaCandidatura | null;
  } | null;
  readonly " $fragmentType": "MinhaEtapa_vaga";
};
export type MinhaEtapa_vaga$key = {
  readonly " $data"?: MinhaEtapa_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"MinhaEtapa_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MinhaEtapa_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SituacaoDaCandidatura",
      "kind": "LinkedField",
      "name": "minhaCandidatura",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "etapa",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "b48ddb02278b21bf6b8abe3f96a2b72a";

export default node;
