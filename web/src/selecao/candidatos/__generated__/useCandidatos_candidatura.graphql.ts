/**
 * @generated SignedSource<<7a13ec2408eca83fe1b2ea997e530f38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
import type { FragmentRefs } from "relay-runtime";
export type useCandidatos_candidatura$data = {
  readonly etapa: EtapaDaCandidatura | null;
  readonly retida: boolean;
  readonly versao: number | null;
  readonly " $fragmentType": "useCandidatos_candidatura";
};
export type useCandidatos_candidatura$key = {
  readonly " $data"?: useCandidatos_candidatura$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCandidatos_candidatura">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useCandidatos_candidatura"
};

(node as any).hash = "44f9d0188d5278bcfbc61b4fea21fd50";

export default node;
