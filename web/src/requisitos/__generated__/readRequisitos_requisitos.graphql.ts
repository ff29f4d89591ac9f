/**
 * @generated SignedSource<<427142978aab9d4661684f6989985b93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readRequisitos_requisitos$data = {
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
  readonly " $fragmentType": "readRequisitos_requisitos";
};
export type readRequisitos_requisitos$key = {
  readonly " $data"?: readRequisitos_requisitos$data;
  readonly " $fragmentSpreads": FragmentRefs<"readRequisitos_requisitos">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readRequisitos_requisitos"
};

(node as any).hash = "c86dd3dfe6cc3d8012eecd7e1b9ca6fa";

export default node;
