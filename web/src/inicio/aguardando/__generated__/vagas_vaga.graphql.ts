/**
 * @generated SignedSource<<946cd0fccc06e84db911686517599015>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type vagas_vaga$data = {
  readonly codigo: string;
  readonly criadaEm: string | null;
  readonly encerrada: boolean;
  readonly prazo: string | null;
  readonly titulo: string | null;
  readonly totalDeCandidatos: number | null;
  readonly " $fragmentType": "vagas_vaga";
};
export type vagas_vaga$key = {
  readonly " $data"?: vagas_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"vagas_vaga">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "vagas_vaga"
};

(node as any).hash = "854049893de827551a7f865f7992d33a";

export default node;
