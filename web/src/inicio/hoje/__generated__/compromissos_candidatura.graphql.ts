/**
 * @generated SignedSource<<a08d0eb51ef4dc0a45a0dee7903fee99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
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
  readonly respostasFaltando: number | null;
  readonly vaga: {
    readonly codigo: string;
    readonly titulo: string | null;
  } | null;
  readonly vagaOriginal: {
    readonly __typename: "VagaOriginal";
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

(node as any).hash = "ed24d224defccbd8c95a70a16d0b9626";

export default node;
