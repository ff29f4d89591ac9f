/**
 * @generated SignedSource<<2a4172a789650ca5d2287a56810ce698>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Modalidade = "HIBRIDO" | "PRESENCIAL" | "REMOTO";
import type { FragmentRefs } from "relay-runtime";
export type camposDaVaga_original$data = {
  readonly horasSemanais: number | null;
  readonly modalidade: Modalidade | null;
  readonly respostaAte: string | null;
  readonly " $fragmentType": "camposDaVaga_original";
};
export type camposDaVaga_original$key = {
  readonly " $data"?: camposDaVaga_original$data;
  readonly " $fragmentSpreads": FragmentRefs<"camposDaVaga_original">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "camposDaVaga_original"
};

(node as any).hash = "fa7f5b472b8ab65b29c7886d36113928";

export default node;
