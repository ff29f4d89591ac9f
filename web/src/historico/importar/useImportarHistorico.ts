import { graphql, useMutation, useRelayEnvironment } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import type { HistoricoAConfirmar_previa$key } from './__generated__/HistoricoAConfirmar_previa.graphql.ts'
import type { useImportarHistoricoMutation } from './__generated__/useImportarHistoricoMutation.graphql.ts'
import { forgetScores, type Importado, noteImportado } from './importado.ts'

/** Why a file was rejected: the title of the toast, and the text at the field. */
export type Refusal = { titulo: string; mensagem: string }

/** What was read in part and is not stored: `id` stores it. */
export type Previa = { id: string; previaRef: HistoricoAConfirmar_previa$key }

type Answer = {
  onImported: (importado: Importado) => void
  onAsked: (previa: Previa) => void
  onRefused: (refusal: Refusal) => void
}

export const titulo = 'Erro ao importar histórico acadêmico'
export const falha = 'Falha ao fazer upload do arquivo'

const mutation = graphql`
  mutation useImportarHistoricoMutation($input: ImportarHistoricoInput!) {
    importarHistorico(input: $input) {
      __typename
      ... on ImportarHistoricoSuccess {
        total
        totalDeLinhasIlegiveis
        linhasIlegiveis {
          ...LinhasIlegiveis_linhas
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
      ... on HistoricoAConfirmar {
        previa
        ...HistoricoAConfirmar_previa @alias(as: "lida")
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

/**
 * Imports a transcript, or returns what was read if it was read in part. Every view of it updates, and every list of
 * vagas refetches its scores.
 */
export function useImportarHistorico() {
  const environment = useRelayEnvironment()
  const [commit, isImporting] = useMutation<useImportarHistoricoMutation>(mutation)
  const importar = (arquivo: File, { onImported, onAsked, onRefused }: Answer) => {
    commit({
      variables: { input: { arquivo, perguntar: true } },
      uploadables: { 'input.arquivo': arquivo },
      updater: (store, answer) => {
        if (answer?.importarHistorico.__typename === 'ImportarHistoricoSuccess') forgetScores(environment, store)
      },
      onCompleted: ({ importarHistorico: result }, errors) => {
        if (result.__typename === 'ImportarHistoricoSuccess') {
          onImported(noteImportado(environment, result, errors != null))
        } else if (result.__typename === 'HistoricoAConfirmar' && result.lida) {
          onAsked({ id: result.previa, previaRef: result.lida })
        } else onRefused({ titulo, mensagem: result.__typename === 'EntradaInvalida' ? result.mensagem : falha })
      },
      // Only this message says what to do: wait.
      onError: error => onRefused({ titulo, mensagem: failureSentence(error, falha) }),
    })
  }
  return [importar, isImporting] as const
}
