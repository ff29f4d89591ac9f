/**
 * @generated SignedSource<<622ec109ea0864a632d421f0ba5c1438>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
export type StatusDaVaga = "AGUARDANDO" | "EM_ANALISE" | "EM_ANDAMENTO" | "ENCERRADA" | "FINALIZADA" | "RASCUNHO";
import type { FragmentRefs } from "relay-runtime";
export type Parecidas_vaga$data = {
  readonly codigo: string;
  readonly encerrada: boolean;
  readonly minhaCandidatura: {
    readonly candidatado: boolean;
    readonly etapa: EtapaDaCandidatura | null;
  } | null;
  readonly status: StatusDaVaga | null;
  readonly " $fragmentType": "Parecidas_vaga";
};
export type Parecidas_vaga$key = {
  readonly " $data"?: Parecidas_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"Parecidas_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Parecidas_vaga",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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

(node as any).hash = "559aa888101790c3952d84aa14373426";

export default node;
