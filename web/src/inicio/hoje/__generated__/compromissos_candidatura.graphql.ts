/**
 * @generated SignedSource<<4400b773d402898012fbbaacf50ecb6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CampoDaVaga = "DEPARTAMENTO" | "DESCONTO" | "DESCRICAO" | "HORAS_COMPLEMENTARES" | "INTERESSES" | "LOCAL" | "PRAZO" | "REMUNERACAO" | "REQUISITOS" | "TIPO" | "TITULO";
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
import type { FragmentRefs } from "relay-runtime";
export type compromissos_candidatura$data = {
  readonly entrevista: {
    readonly inicio: string;
    readonly local: string | null;
    readonly minutos: number;
  } | null;
  readonly etapa: EtapaDaCandidatura | null;
  readonly id: string;
  readonly podeEscolherHorario: boolean | null;
  readonly vaga: {
    readonly codigo: string;
    readonly titulo: string | null;
  } | null;
  readonly vagaOriginal: {
    readonly mudou: ReadonlyArray<CampoDaVaga>;
  } | null;
  readonly " $fragmentType": "compromissos_candidatura";
};
export type compromissos_candidatura$key = {
  readonly " $data"?: compromissos_candidatura$data;
  readonly " $fragmentSpreads": FragmentRefs<"compromissos_candidatura">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "compromissos_candidatura"
};

(node as any).hash = "7f63da1549e25a07b661e4634ae61a04";

export default node;
