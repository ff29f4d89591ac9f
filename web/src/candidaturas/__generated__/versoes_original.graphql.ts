/**
 * @generated SignedSource<<e60d022341215d45c4962f11e95daff7>>
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
    readonly " $fragmentSpreads": FragmentRefs<"readRequisitos_requisitos">;
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

(node as any).hash = "a757300b938d7a36a51e5d1f05891234";

export default node;
