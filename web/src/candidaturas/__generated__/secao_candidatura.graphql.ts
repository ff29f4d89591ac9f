/**
 * @generated SignedSource<<b5526d7e817e3adb8ea65deb4590d3ff>>
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
  readonly respostasFaltando: number | null;
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

(node as any).hash = "7622c49843da801d6c826ef62ac78382";

export default node;
