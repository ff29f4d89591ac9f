import { commitLocalUpdate } from 'react-relay'
import { type IEnvironment, type RecordSourceProxy, type RecordSourceSelectorProxy, VIEWER_ID } from 'relay-runtime'
import { changed } from '../../relay/topics.ts'
import type { ClassificacaoDaDisciplina } from '../__generated__/SituacaoTag_disciplina.graphql.ts'
import type { LinhasIlegiveis_linhas$key } from './__generated__/LinhasIlegiveis_linhas.graphql.ts'

export type Importado = {
  /** The number of disciplinas read; null if unknown. */
  total: number | null
  /** Whether a disciplina was completed: only those improve recommendations. */
  temConcluida: boolean
  /** The number of lines that look like a disciplina and could not be read. */
  totalDeLinhasIlegiveis: number
  /** The first of those lines. */
  linhasRef: LinhasIlegiveis_linhas$key
}

/** What both mutations return that store a transcript; one that was confirmed has no lines to report. */
type Success = {
  total: number | null | undefined
  totalDeLinhasIlegiveis?: number | null | undefined
  linhasIlegiveis?: LinhasIlegiveis_linhas$key | null | undefined
  viewer: {
    historico:
      | { periodos: readonly { disciplinas: readonly { classificacao: ClassificacaoDaDisciplina }[] }[] }
      | null
      | undefined
  }
}

/** Updates every view of the transcript, and returns what to say. `failed`: whether a field could not be read. */
export function noteImportado(environment: IEnvironment, success: Success, failed: boolean): Importado {
  if (failed) {
    commitLocalUpdate(environment, forgetHistorico)
    changed(environment, 'historico')
  }
  return {
    total: success.total ?? null,
    linhasRef: success.linhasIlegiveis ?? [],
    totalDeLinhasIlegiveis: success.totalDeLinhasIlegiveis ?? 0,
    temConcluida: !failed && hasConcluida(success),
  }
}

const hasConcluida = ({ viewer }: Success): boolean =>
  viewer.historico?.periodos.some(({ disciplinas }) =>
    disciplinas.some(({ classificacao }) => classificacao === 'CONCLUIDA'),
  ) ?? false

/** Invalidates the vagas: their recommendations depend on the transcript. */
export function forgetScores(environment: IEnvironment, store: RecordSourceSelectorProxy): void {
  for (const id of environment.getStore().getSource().getRecordIDs()) {
    const record = store.get(id)
    if (record?.getType() === 'Vaga') record.invalidateRecord()
  }
}

/**
 * Handles an import whose results could not be read: stores that there is a transcript, and invalidates the rest. A
 * manual update: Relay's typed updaters cannot invalidate.
 */
function forgetHistorico(store: RecordSourceProxy): void {
  const viewer = store.get(VIEWER_ID)
  viewer?.getLinkedRecord('usuario')?.setValue(true, 'temHistorico')
  for (const field of ['historico', 'progressoComplementar']) viewer?.getLinkedRecord(field)?.invalidateRecord()
}
