/**
 * @generated SignedSource<<411e3a4472e823e7b0404d56ebb32323>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Modalidade = "HIBRIDO" | "PRESENCIAL" | "REMOTO";
import type { FragmentRefs } from "relay-runtime";
export type camposDaVaga_publica$data = {
  readonly horasSemanais: number | null;
  readonly lugares: number | null;
  readonly modalidade: Modalidade | null;
  readonly respostaAte: string | null;
  readonly " $fragmentType": "camposDaVaga_publica";
};
export type camposDaVaga_publica$key = {
  readonly " $data"?: camposDaVaga_publica$data;
  readonly " $fragmentSpreads": FragmentRefs<"camposDaVaga_publica">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "camposDaVaga_publica"
};

(node as any).hash = "73eaf79860295cf80395cce7e68b3c17";

export default node;
