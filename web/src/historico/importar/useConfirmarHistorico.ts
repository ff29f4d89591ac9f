import { graphql, useMutation, useRelayEnvironment } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import type { useConfirmarHistoricoMutation } from './__generated__/useConfirmarHistoricoMutation.graphql.ts'
import { forgetScores, type Importado, noteImportado } from './importado.ts'
import { falha, type Refusal, titulo } from './useImportarHistorico.ts'

const mutation = graphql`
  mutation useConfirmarHistoricoMutation($input: ConfirmarHistoricoInput!) {
    confirmarHistorico(input: $input) {
      __typename
      ... on ConfirmarHistoricoSuccess {
        total
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
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

type Answer = { onImported: (importado: Importado) => void; onRefused: (refusal: Refusal) => void }

/** Stores a transcript that was read in part. */
export function useConfirmarHistorico() {
  const environment = useRelayEnvironment()
  const [commit, isConfirming] = useMutation<useConfirmarHistoricoMutation>(mutation)
  const confirmar = (previa: string, { onImported, onRefused }: Answer) => {
    commit({
      variables: { input: { previa } },
      updater: (store, answer) => {
        if (answer?.confirmarHistorico.__typename === 'ConfirmarHistoricoSuccess') forgetScores(environment, store)
      },
      onCompleted: ({ confirmarHistorico: result }, errors) => {
        if (result.__typename === 'ConfirmarHistoricoSuccess') {
          onImported(noteImportado(environment, result, errors != null))
        } else onRefused({ titulo, mensagem: result.__typename === 'EntradaInvalida' ? result.mensagem : falha })
      },
      onError: error => onRefused({ titulo, mensagem: failureSentence(error, falha) }),
    })
  }
  return [confirmar, isConfirming] as const
}
