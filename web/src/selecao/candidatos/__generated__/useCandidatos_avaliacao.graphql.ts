/**
 * @generated SignedSource<<947c0be28d2eefeb586f97c1b926e4f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCandidatos_avaliacao$data = {
  readonly etiquetas: ReadonlyArray<string>;
  readonly nota: number | null;
  readonly totalDeAnotacoes: number;
  readonly " $fragmentType": "useCandidatos_avaliacao";
};
export type useCandidatos_avaliacao$key = {
  readonly " $data"?: useCandidatos_avaliacao$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCandidatos_avaliacao">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useCandidatos_avaliacao"
};

(node as any).hash = "99465884700fa52053cd4776e0497c1d";

export default node;
