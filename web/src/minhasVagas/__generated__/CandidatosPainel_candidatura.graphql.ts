/**
 * @generated SignedSource<<0d80e160604de6a257408f5f826c4748>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
import type { FragmentRefs } from "relay-runtime";
export type CandidatosPainel_candidatura$data = {
  readonly etapa: EtapaDaCandidatura | null;
  readonly retida: boolean;
  readonly versao: number | null;
  readonly " $fragmentType": "CandidatosPainel_candidatura";
};
export type CandidatosPainel_candidatura$key = {
  readonly " $data"?: CandidatosPainel_candidatura$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatosPainel_candidatura">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CandidatosPainel_candidatura"
};

(node as any).hash = "2669b3f426507a67442b1c9873e1b8a5";

export default node;
