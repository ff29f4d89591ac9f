/**
 * @generated SignedSource<<693b75ec7bcd8dbb6e96dae8d75e8dc8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type versoes_vaga$data = {
  readonly departamento: {
    readonly nome: string;
  } | null;
  readonly desconto: number | null;
  readonly descricao: string | null;
  readonly horasComplementares: number | null;
  readonly interesses: ReadonlyArray<{
    readonly nome: string;
  }>;
  readonly local: {
    readonly nome: string;
  } | null;
  readonly nomeDoTipo: string | null;
  readonly prazo: string | null;
  readonly remuneracao: number | null;
  readonly requisitos: {
    readonly " $fragmentSpreads": FragmentRefs<"frases_requisitos">;
  } | null;
  readonly titulo: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"camposDaVaga_condicoes">;
  readonly " $fragmentType": "versoes_vaga";
};
export type versoes_vaga$key = {
  readonly " $data"?: versoes_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"versoes_vaga">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "versoes_vaga"
};

(node as any).hash = "446429ce1845db5d43af96483f48da5e";

export default node;
