/**
 * @generated SignedSource<<6b903be2dccd5c047c406857ab9b94ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
import type { FragmentRefs } from "relay-runtime";
export type prazos_vaga$data = {
  readonly codigo: string;
  readonly encerrada: boolean;
  readonly id: string;
  readonly minhaCandidatura: {
    readonly etapa: EtapaDaCandidatura | null;
  } | null;
  readonly prazo: string | null;
  readonly titulo: string | null;
  readonly " $fragmentType": "prazos_vaga";
};
export type prazos_vaga$key = {
  readonly " $data"?: prazos_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"prazos_vaga">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "prazos_vaga"
};

(node as any).hash = "db1947d85c7c73cc4df0bdeae5e04ea4";

export default node;
