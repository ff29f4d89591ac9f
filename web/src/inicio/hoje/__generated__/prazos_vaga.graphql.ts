/**
 * @generated SignedSource<<0de63ade499362086c41eb05af1e067d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type prazos_vaga$data = {
  readonly codigo: string;
  readonly encerrada: boolean;
  readonly id: string;
  readonly minhaCandidatura: {
    readonly candidatado: boolean;
  } | null;
  readonly prazo: string | null;
  readonly titulo: string | null;
  readonly " $fragmentType": "prazos_vaga";
};
export type prazos_vaga$key = {
  readonly " $data"?: prazos_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"prazos_vaga">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "prazos_vaga"
};

(node as any).hash = "9ac1aa265f0114ca56c64f7c3aca6c37";

export default node;
