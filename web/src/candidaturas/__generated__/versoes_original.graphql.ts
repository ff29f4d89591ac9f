/**
 * @generated SignedSource<<26a69e1cf4ad5bc0e567414e53bfe6c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type versoes_original$data = {
  readonly departamento: string | null;
  readonly desconto: number | null;
  readonly descricao: string | null;
  readonly horasComplementares: number | null;
  readonly interesses: ReadonlyArray<string>;
  readonly local: string | null;
  readonly nomeDoTipo: string | null;
  readonly prazo: string | null;
  readonly remuneracao: number | null;
  readonly requisitos: {
    readonly " $fragmentSpreads": FragmentRefs<"frases_requisitos">;
  } | null;
  readonly titulo: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"camposDaVaga_original">;
  readonly " $fragmentType": "versoes_original";
};
export type versoes_original$key = {
  readonly " $data"?: versoes_original$data;
  readonly " $fragmentSpreads": FragmentRefs<"versoes_original">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "versoes_original"
};

(node as any).hash = "6898ba4bb169e580f3dbc77e5d87729d";

export default node;
