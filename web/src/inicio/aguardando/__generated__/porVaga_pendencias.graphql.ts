/**
 * @generated SignedSource<<ed3e95ae4db266cd5dbccc1d418f0144>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type porVaga_pendencias$data = {
  readonly novasPorVaga: ReadonlyArray<{
    readonly maisRecente: string;
    readonly total: number;
    readonly vaga: {
      readonly codigo: string;
      readonly titulo: string | null;
    } | null;
  }>;
  readonly respostas: ReadonlyArray<{
    readonly divulgacaoEm: string | null;
    readonly esperandoHa7Dias: number | null;
    readonly respostaAte: string | null;
    readonly retidas: number;
    readonly semResposta: number;
    readonly vaga: {
      readonly codigo: string;
      readonly titulo: string | null;
    } | null;
  }>;
  readonly totalDeNovas: number;
  readonly " $fragmentType": "porVaga_pendencias";
};
export type porVaga_pendencias$key = {
  readonly " $data"?: porVaga_pendencias$data;
  readonly " $fragmentSpreads": FragmentRefs<"porVaga_pendencias">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "porVaga_pendencias"
};

(node as any).hash = "6093aa77dcc7a55a421906d16d93ef80";

export default node;
