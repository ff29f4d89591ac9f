import { commitLocalUpdate, graphql, useMutation, useRelayEnvironment } from 'react-relay'
import {
  createOperationDescriptor,
  type IEnvironment,
  type RecordSourceProxy,
  type RecordSourceSelectorProxy,
  VIEWER_ID,
} from 'relay-runtime'
import { failureSentence } from '../../relay/failureText.ts'
import dialogo from '../__generated__/HistoricoDialogQuery.graphql.ts'
import type { useImportarHistoricoMutation } from './__generated__/useImportarHistoricoMutation.graphql.ts'

/** Why a file was rejected: the title of the toast, and the text at the field. */
export type Refusal = { titulo: string; mensagem: string }

export type Importado = {
  /** The number of disciplinas read; null if unknown. */
  total: number | null
  /** Whether a disciplina was passed: only those improve recommendations. */
  temAprovada: boolean
  /** The number of lines that look like a disciplina and could not be read. */
  totalDeLinhasIlegiveis: number
  /** The first of those lines. */
  linhasIlegiveis: readonly { pagina: number; texto: string; motivo: string }[]
}

type Answer = { onImported: (importado: Importado) => void; onRefused: (refusal: Refusal) => void }

const titulo = 'Erro ao importar histórico acadêmico'

const mutation = graphql`
  mutation useImportarHistoricoMutation($input: ImportarHistoricoInput!) {
    importarHistorico(input: $input) {
      __typename
      ... on ImportarHistoricoSuccess {
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
                situacao
              }
            }
            ...Historico_historico
          }
          ...ProgressoComplementar_viewer
        }
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

/** Imports a transcript. Every view of it updates, and every list of vagas refetches its scores. */
export function useImportarHistorico() {
  const environment = useRelayEnvironment()
  const [commit, isImporting] = useMutation<useImportarHistoricoMutation>(mutation)
  const importar = (arquivo: File, { onImported, onRefused }: Answer) => {
    commit({
      variables: { input: { arquivo } },
      uploadables: { 'input.arquivo': arquivo },
      updater: (store, answer) => {
        if (answer?.importarHistorico.__typename === 'ImportarHistoricoSuccess') forgetScores(environment, store)
      },
      onCompleted: ({ importarHistorico: result }, errors) => {
        if (result.__typename === 'ImportarHistoricoSuccess') {
          if (errors) commitLocalUpdate(environment, forgetHistorico)
          else noteDialogo(environment)
          const { total, linhasIlegiveis, totalDeLinhasIlegiveis } = result
          onImported({
            total: total ?? null,
            linhasIlegiveis: linhasIlegiveis ?? [],
            totalDeLinhasIlegiveis: totalDeLinhasIlegiveis ?? 0,
            temAprovada: !errors && hasAprovada(result),
          })
        } else onRefused({ titulo, mensagem: result.__typename === 'EntradaInvalida' ? result.mensagem : falha })
      },
      // Only this message says what to do: wait.
      onError: error => onRefused({ titulo, mensagem: failureSentence(error, falha) }),
    })
  }
  return [importar, isImporting] as const
}

type Success = Extract<
  useImportarHistoricoMutation['response']['importarHistorico'],
  { __typename: 'ImportarHistoricoSuccess' }
>

const hasAprovada = ({ viewer }: Success): boolean =>
  viewer.historico?.periodos.some(({ disciplinas }) => disciplinas.some(({ situacao }) => situacao === 'APROVADO')) ??
  false

const falha = 'Falha ao fazer upload do arquivo'

/** Invalidates the vagas: their recommendations depend on the transcript. */
function forgetScores(environment: IEnvironment, store: RecordSourceSelectorProxy): void {
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
