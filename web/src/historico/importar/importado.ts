import { commitLocalUpdate, graphql, readInlineData } from 'react-relay'
import {
  createOperationDescriptor,
  type IEnvironment,
  type RecordSourceProxy,
  type RecordSourceSelectorProxy,
  VIEWER_ID,
} from 'relay-runtime'
import dialogo from '../__generated__/HistoricoDialogQuery.graphql.ts'
import type { importado_success$data, importado_success$key } from './__generated__/importado_success.graphql.ts'

export type Importado = {
  /** The number of disciplinas read; null if unknown. */
  total: number | null
  /** Whether a disciplina was completed: only those improve recommendations. */
  temConcluida: boolean
  /** The number of lines that look like a disciplina and could not be read. */
  totalDeLinhasIlegiveis: number
  /** The first of those lines. */
  linhasIlegiveis: readonly { pagina: number; texto: string; motivo: string }[]
}

/** What both mutations return that store a transcript. */
export const importadoFragment = graphql`
  fragment importado_success on ImportarHistoricoSuccess @inline {
    total
    totalDeLinhasIlegiveis
    linhasIlegiveis {
      pagina
      texto
      motivo
    }
    viewer {
      usuario {
        temHistorico
      }
      historico {
        periodos {
          disciplinas {
            classificacao
          }
        }
        ...Historico_historico
      }
      ...ProgressoComplementar_viewer
    }
  }
`

/** Updates every view of the transcript, and returns what to say. `failed`: whether a field could not be read. */
export function noteImportado(environment: IEnvironment, ref: importado_success$key, failed: boolean): Importado {
  const success = readInlineData(importadoFragment, ref)
  if (failed) commitLocalUpdate(environment, forgetHistorico)
  else noteDialogo(environment)
  return {
    total: success.total ?? null,
    linhasIlegiveis: success.linhasIlegiveis ?? [],
    totalDeLinhasIlegiveis: success.totalDeLinhasIlegiveis ?? 0,
    temConcluida: !failed && hasConcluida(success),
  }
}

const hasConcluida = ({ viewer }: importado_success$data): boolean =>
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

/** The payload has all data of the dialog: marks its query as fresh. */
function noteDialogo(environment: IEnvironment): void {
  const operation = createOperationDescriptor(dialogo, {})
  const kept = environment.retain(operation)
  environment.getStore().notify(operation)
  kept.dispose()
}
