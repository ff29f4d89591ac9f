/**
 * @generated SignedSource<<f818ee53f5f7e54cdb378343298e239c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
import type { FragmentRefs } from "relay-runtime";
export type VagaPaneAcoes_vaga$data = {
  readonly codigo: string;
  readonly encerrada: boolean;
  readonly minhaCandidatura: {
    readonly candidatado: boolean;
    readonly etapa: EtapaDaCandidatura | null;
  } | null;
  readonly " $fragmentType": "VagaPaneAcoes_vaga";
};
export type VagaPaneAcoes_vaga$key = {
  readonly " $data"?: VagaPaneAcoes_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaPaneAcoes_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaPaneAcoes_vaga",
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
      "kind": "ScalarField",
      "name": "encerrada",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
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
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "52982d156e3bdc05b02b19c7280046ef";

export default node;
