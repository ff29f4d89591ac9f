/**
 * @generated SignedSource<<b9d7ec6b1a23310159b16778dd404600>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type valores_instituicao$data = {
  readonly alterados: ReadonlyArray<string>;
  readonly cor: string | null;
  readonly dominiosDeAluno: ReadonlyArray<string>;
  readonly dominiosDeProfessor: ReadonlyArray<string>;
  readonly dominiosQueProvamProfessor: ReadonlyArray<string>;
  readonly emailsDeExcecao: ReadonlyArray<string>;
  readonly fuso: string;
  readonly marcaMvp: boolean;
  readonly nome: string;
  readonly primeiraRevisaoDeDepartamento: boolean;
  readonly primeiraRevisaoDeProfessor: boolean;
  readonly primeirosMeses: ReadonlyArray<number>;
  readonly protecaoDeDados: string | null;
  readonly prototipo: string | null;
  readonly remetente: {
    readonly email: string;
    readonly nome: string | null;
    readonly responderPara: string | null;
  } | null;
  readonly sigla: string;
  readonly suporte: string | null;
  readonly termos: string | null;
  readonly versao: number;
  readonly " $fragmentType": "valores_instituicao";
};
export type valores_instituicao$key = {
  readonly " $data"?: valores_instituicao$data;
  readonly " $fragmentSpreads": FragmentRefs<"valores_instituicao">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "valores_instituicao"
};

(node as any).hash = "1822bf13ad2d4644e7b5e5761310525a";

export default node;
