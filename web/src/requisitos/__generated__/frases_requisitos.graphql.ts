/**
 * @generated SignedSource<<17bdb8df006a1aa686f83ce5ae79a843>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type frases_requisitos$data = {
  readonly crMinimo: number | null;
  readonly cursos: ReadonlyArray<string>;
  readonly disciplinas: ReadonlyArray<{
    readonly codigo: string;
    readonly equivalentes: ReadonlyArray<string>;
    readonly nome: string | null;
  }>;
  readonly fechada: boolean;
  readonly periodoAte: number | null;
  readonly periodoDe: number | null;
  readonly " $fragmentType": "frases_requisitos";
};
export type frases_requisitos$key = {
  readonly " $data"?: frases_requisitos$data;
  readonly " $fragmentSpreads": FragmentRefs<"frases_requisitos">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "frases_requisitos"
};

(node as any).hash = "1a1f6255f775929a0c758605bad687ee";

export default node;
