import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import type { useDivulgarCancelarMutation } from './__generated__/useDivulgarCancelarMutation.graphql.ts'
import type { useDivulgarMutation } from './__generated__/useDivulgarMutation.graphql.ts'

const semResposta = 'Não foi possível divulgar. Tente novamente.'
const semCancelar = 'Não foi possível cancelar o agendamento. Tente novamente.'

/** What another manager did meanwhile is no failure of this one. */
export const jaDivulgado = 'Este resultado já foi divulgado.'

/**
 * Releases the retidas decisions at a time, or at once for null. Resolves to null, to an error message, or to `jaDivulgado`
 * if none is held any longer.
 */
export function useDivulgar(vaga: string) {
  const [commit, isReleasing] = useMutation<useDivulgarMutation>(graphql`
    mutation useDivulgarMutation($input: DivulgarResultadoInput!) {
      divulgarResultado(input: $input) {
        __typename
        ... on DivulgarResultadoSuccess {
          divulgadas {
            ...useCandidatos_candidatura
          }
          selecao {
            ...Situacao_selecao
          }
        }
        ... on NadaADivulgar {
          mensagem
          # Aliased, because this one is nullable and the other is not.
          atual: selecao {
            ...Situacao_selecao
          }
        }
        ... on EntradaInvalida {
          mensagem
        }
      }
    }
  `)
  const divulgar = (em: Date | null) =>
    new Promise<string | null>(resolve => {
      commit({
        variables: { input: { vaga, em: em?.toISOString() ?? null } },
        onCompleted: ({ divulgarResultado: result }) => {
          if (result.__typename === 'DivulgarResultadoSuccess') resolve(null)
          else if (result.__typename === 'NadaADivulgar') resolve(jaDivulgado)
          else resolve(result.__typename === '%other' ? semResposta : result.mensagem)
        },
        onError: error => resolve(failureSentence(error, semResposta)),
      })
    })
  return [divulgar, isReleasing] as const
}

/** Cancels a scheduled divulgacao. Resolves to an error message, or null. */
export function useCancelarDivulgacao(vaga: string) {
  const [commit, isCancelling] = useMutation<useDivulgarCancelarMutation>(graphql`
    mutation useDivulgarCancelarMutation($input: CancelarDivulgacaoInput!) {
      cancelarDivulgacao(input: $input) {
        ... on CancelarDivulgacaoSuccess {
          selecao {
            ...Situacao_selecao
          }
        }
      }
    }
  `)
  const cancelar = () =>
    new Promise<string | null>(resolve => {
      commit({
        variables: { input: { vaga } },
        onCompleted: () => resolve(null),
        onError: error => resolve(failureSentence(error, semCancelar)),
      })
    })
  return [cancelar, isCancelling] as const
}
