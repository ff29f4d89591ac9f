/**
 * @generated SignedSource<<6dc838e3f2f5f69385271542b519600e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
export type StatusDaVaga = "AGUARDANDO" | "EM_ANALISE" | "EM_ANDAMENTO" | "ENCERRADA" | "FINALIZADA" | "RASCUNHO";
import type { FragmentRefs } from "relay-runtime";
export type secao_candidatura$data = {
  readonly etapa: EtapaDaCandidatura | null;
  readonly podeEscolherHorario: boolean | null;
  readonly vaga: {
    readonly status: StatusDaVaga | null;
  } | null;
  readonly vagaOriginal: {
    readonly __typename: "VagaOriginal";
  } | null;
  readonly " $fragmentType": "secao_candidatura";
};
export type secao_candidatura$key = {
  readonly " $data"?: secao_candidatura$data;
  readonly " $fragmentSpreads": FragmentRefs<"secao_candidatura">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "secao_candidatura"
};

(node as any).hash = "dec6d03d4b2a0264fae6e31431a2c7fb";

export default node;
