/**
 * @generated SignedSource<<8a7a994df63d817a8a8e56e530a36d5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ClassificacaoDaDisciplina = "CONCLUIDA" | "NAO_CONCLUIDA" | "NAO_RECONHECIDA";
import type { FragmentRefs } from "relay-runtime";
export type importado_success$data = {
  readonly linhasIlegiveis: ReadonlyArray<{
    readonly motivo: string;
    readonly pagina: number;
    readonly texto: string;
  }> | null;
  readonly total: number | null;
  readonly totalDeLinhasIlegiveis: number | null;
  readonly viewer: {
    readonly historico: {
      readonly periodos: ReadonlyArray<{
        readonly disciplinas: ReadonlyArray<{
          readonly classificacao: ClassificacaoDaDisciplina;
        }>;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"Historico_historico">;
    } | null;
    readonly usuario: {
      readonly temHistorico: boolean;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"ProgressoComplementar_viewer">;
  };
  readonly " $fragmentType": "importado_success";
};
export type importado_success$key = {
  readonly " $data"?: importado_success$data;
  readonly " $fragmentSpreads": FragmentRefs<"importado_success">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "importado_success"
};

(node as any).hash = "c69dc9b9232e8770204d7b6c34169833";

export default node;
