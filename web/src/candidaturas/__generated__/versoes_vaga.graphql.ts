/**
 * @generated SignedSource<<828dbddc38055e130ee797079939af8d>>
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
    readonly " $fragmentSpreads": FragmentRefs<"readRequisitos_requisitos">;
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

(node as any).hash = "d88f76ce8813a9690cf87f92acc6f2d8";

export default node;
