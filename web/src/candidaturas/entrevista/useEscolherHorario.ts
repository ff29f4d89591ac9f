import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import type { useEscolherHorarioDevolverMutation } from './__generated__/useEscolherHorarioDevolverMutation.graphql.ts'
import type { useEscolherHorarioMutation } from './__generated__/useEscolherHorarioMutation.graphql.ts'

const semEscolha = 'Não foi possível escolher este horário. Tente novamente.'
const semDevolucao = 'Não foi possível devolver o horário. Tente novamente.'

/** Chooses a horario. Resolves to an error message, or null. The payload updates the horarios in both cases. */
export function useEscolherHorario(vaga: string) {
  const [commit, isSending] = useMutation<useEscolherHorarioMutation>(graphql`
    mutation useEscolherHorarioMutation($input: EscolherHorarioInput!, $vaga: ID!) {
      escolherHorario(input: $input) {
        __typename
        ... on EscolherHorarioSuccess {
          viewer {
            ...MinhaEntrevista_viewer @arguments(vaga: $vaga)
          }
        }
        ... on HorarioRecusado {
          mensagem
          viewer {
            ...MinhaEntrevista_viewer @arguments(vaga: $vaga)
          }
        }
      }
    }
  `)
  const escolher = (horario: string) =>
    new Promise<string | null>(resolve => {
      commit({
        variables: { input: { vaga, horario }, vaga },
        onCompleted: ({ escolherHorario: result }) => {
          if (result.__typename === 'EscolherHorarioSuccess') resolve(null)
          else resolve(result.__typename === '%other' ? semEscolha : result.mensagem)
        },
        onError: error => resolve(failureSentence(error, semEscolha)),
      })
    })
  return [escolher, isSending] as const
}

/** Returns the viewer's horario. Resolves to an error message, or null. */
export function useDevolverHorario(vaga: string) {
  const [commit, isSending] = useMutation<useEscolherHorarioDevolverMutation>(graphql`
    mutation useEscolherHorarioDevolverMutation($input: DevolverHorarioInput!, $vaga: ID!) {
      devolverHorario(input: $input) {
        __typename
        ... on DevolverHorarioSuccess {
          viewer {
            ...MinhaEntrevista_viewer @arguments(vaga: $vaga)
          }
        }
        ... on HorarioRecusado {
          mensagem
          viewer {
            ...MinhaEntrevista_viewer @arguments(vaga: $vaga)
          }
        }
      }
    }
  `)
  const devolver = () =>
    new Promise<string | null>(resolve => {
      commit({
        variables: { input: { vaga }, vaga },
        onCompleted: ({ devolverHorario: result }) => {
          if (result.__typename === 'DevolverHorarioSuccess') resolve(null)
          else resolve(result.__typename === '%other' ? semDevolucao : result.mensagem)
        },
        onError: error => resolve(failureSentence(error, semDevolucao)),
      })
    })
  return [devolver, isSending] as const
}
