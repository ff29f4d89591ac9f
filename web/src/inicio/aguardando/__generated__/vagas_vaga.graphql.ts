/**
 * @generated SignedSource<<5fa7f223baa78c68d39bd510ee2d58a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type vagas_vaga$data = {
  readonly codigo: string;
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

(node as any).hash = "ad66f11fe901cf5385ca1b230d5a7309";

export default node;
