/**
 * @generated SignedSource<<5f43d7f5c8bf1f46aedf87bc3dc69f69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidatosPainel_avaliacao$data = {
  readonly etiquetas: ReadonlyArray<string>;
  readonly nota: number | null;
  readonly totalDeAnotacoes: number;
  readonly " $fragmentType": "CandidatosPainel_avaliacao";
};
export type CandidatosPainel_avaliacao$key = {
  readonly " $data"?: CandidatosPainel_avaliacao$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatosPainel_avaliacao">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CandidatosPainel_avaliacao"
};

(node as any).hash = "11d236785e7b6271f1b7cbd4b7c3cbc1";

export default node;
