import { commitLocalUpdate, graphql, useMutation, useRelayEnvironment } from 'react-relay'
import {
  createOperationDescriptor,
  type IEnvironment,
  type RecordSourceProxy,
  type RecordSourceSelectorProxy,
  VIEWER_ID,
} from 'relay-runtime'
import { failureSentence } from '../relay/failureText.ts'
import dialogo from './__generated__/HistoricoDialogQuery.graphql.ts'
import type { useImportarHistoricoMutation } from './__generated__/useImportarHistoricoMutation.graphql.ts'

/** Why a file was not taken, as toast and field say it. */
export type Recusa = { titulo: string; mensagem: string }

export type Importado = {
  /** How many courses were read; null when that could not be read. */
  total: number | null
  /** Something was passed: that alone speaks for a person. */
  temAprovada: boolean
  /** How many lines look like a course and could not be read. */
  totalDeLinhasIlegiveis: number
  /** The first of them. */
  linhasIlegiveis: readonly { pagina: number; texto: string; motivo: string }[]
}

type Answer = { onImported: (importado: Importado) => void; onRefused: (recusa: Recusa) => void }

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

/** Imports a transcript. What stands of it anywhere follows at once, and every list of vagas asks for its scores again. */
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
      // Only that one says what there is to do: wait.
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

/** Recommendations come with the vagas and depend on the transcript: what is loaded of them is stale. */
function forgetScores(environment: IEnvironment, store: RecordSourceSelectorProxy): void {
  for (const id of environment.getStore().getSource().getRecordIDs()) {
    const record = store.get(id)
    if (record?.getType() === 'Vaga') record.invalidateRecord()
  }
}

/**
 * Imported, though what follows from it could not be read: that there is one is known, the next look asks for the rest.
 * By hand: the typed updaters of Relay make nothing stale.
 */
function forgetHistorico(store: RecordSourceProxy): void {
  const viewer = store.get(VIEWER_ID)
  viewer?.getLinkedRecord('usuario')?.setValue(true, 'temHistorico')
  for (const field of ['historico', 'progressoComplementar']) viewer?.getLinkedRecord(field)?.invalidateRecord()
}

/** The answer had all that the dialog shows: it is as fresh as if the dialog had asked. */
function noteDialogo(environment: IEnvironment): void {
  const operation = createOperationDescriptor(dialogo, {})
  const kept = environment.retain(operation)
  environment.getStore().notify(operation)
  kept.dispose()
}
