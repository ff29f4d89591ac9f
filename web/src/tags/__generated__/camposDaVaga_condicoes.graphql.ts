/**
 * @generated SignedSource<<74b2b1151e766317b8158a588cfd0f89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Modalidade = "HIBRIDO" | "PRESENCIAL" | "REMOTO";
import type { FragmentRefs } from "relay-runtime";
export type camposDaVaga_condicoes$data = {
  readonly horasSemanais: number | null;
  readonly lugares: number | null;
  readonly modalidade: Modalidade | null;
  readonly respostaAte: string | null;
  readonly " $fragmentType": "camposDaVaga_condicoes";
};
export type camposDaVaga_condicoes$key = {
  readonly " $data"?: camposDaVaga_condicoes$data;
  readonly " $fragmentSpreads": FragmentRefs<"camposDaVaga_condicoes">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "camposDaVaga_condicoes"
};

(node as any).hash = "2e620c4fa8e2a0e0b59d2b1402643bc9";

export default node;
