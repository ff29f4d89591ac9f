/**
 * @generated SignedSource<<e6b29e1bb4a385c0816b494f20ed204f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
import type { FragmentRefs } from "relay-runtime";
export type MinhaEtapa_vaga$data = {
  readonly codigo: string;
  readonly minhaSituacao: {
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
      "kind": "ScalarField",
      "name": "codigo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SituacaoDaCandidatura",
      "kind": "LinkedField",
      "name": "minhaSituacao",
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

(node as any).hash = "d4cc898ee3ddd2f234f128ef2bee6847";

export default node;
