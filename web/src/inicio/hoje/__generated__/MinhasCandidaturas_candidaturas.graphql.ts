/**
 * @generated SignedSource<<d6cd76435e8c9af2d1e3db3603e16c2b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
export type TipoDeVaga = "BOLSA" | "EMPRESA_JR" | "ESTAGIO" | "INICIACAO_CIENTIFICA" | "LABORATORIO" | "MONITORIA";
import type { FragmentRefs } from "relay-runtime";
export type MinhasCandidaturas_candidaturas$data = ReadonlyArray<{
  readonly criadaEm: string | null;
  readonly etapa: EtapaDaCandidatura | null;
  readonly id: string;
  readonly vaga: {
    readonly codigo: string;
    readonly tipo: TipoDeVaga;
    readonly titulo: string | null;
  } | null;
  readonly " $fragmentType": "MinhasCandidaturas_candidaturas";
}>;
export type MinhasCandidaturas_candidaturas$key = ReadonlyArray<{
  readonly " $data"?: MinhasCandidaturas_candidaturas$data;
  readonly " $fragmentSpreads": FragmentRefs<"MinhasCandidaturas_candidaturas">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MinhasCandidaturas_candidaturas",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "etapa",
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
          "name": "titulo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tipo",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidatura",
  "abstractKey": null
};

(node as any).hash = "de45cb7b0bd44fb76eed5d968c3c04b2";

export default node;
