import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../relay/failureText.ts'
import type { NovoHorario, useHorariosMutation } from './__generated__/useHorariosMutation.graphql.ts'
import type { useHorariosRetirarMutation } from './__generated__/useHorariosRetirarMutation.graphql.ts'

const semOferta = 'Não foi possível oferecer os horários. Tente novamente.'
const semRetirada = 'Não foi possível retirar o horário. Tente novamente.'

/** Offers horarios of one vaga; resolves to what went wrong, or null. */
export function useOferecerHorarios(vaga: string) {
  const [commit, isSending] = useMutation<useHorariosMutation>(graphql`
    mutation useHorariosMutation($input: OferecerHorariosInput!, $vaga: ID!) {
      oferecerHorarios(input: $input) {
        __typename
        ... on OferecerHorariosSuccess {
          viewer {
            ...Horarios_viewer @arguments(vaga: $vaga)
          }
        }
        ... on EntradaInvalida {
          mensagem
        }
      }
    }
  `)
  const oferecer = (horarios: NovoHorario[], chave: string) =>
    new Promise<string | null>(resolve => {
      commit({
        variables: { input: { vaga, horarios, chave }, vaga },
        onCompleted: ({ oferecerHorarios: result }) => {
          if (result.__typename === 'OferecerHorariosSuccess') resolve(null)
          else resolve(result.__typename === '%other' ? semOferta : result.mensagem)
        },
        onError: error => resolve(failureSentence(error, semOferta)),
      })
    })
  return [oferecer, isSending] as const
}

/** Takes one back; resolves to what went wrong, or null. */
export function useRetirarHorario(vaga: string) {
  const [commit, isSending] = useMutation<useHorariosRetirarMutation>(graphql`
    mutation useHorariosRetirarMutation($input: RetirarHorarioInput!, $vaga: ID!) {
      retirarHorario(input: $input) {
        ... on RetirarHorarioSuccess {
          viewer {
            ...Horarios_viewer @arguments(vaga: $vaga)
          }
        }
      }
    }
  `)
  const retirar = (horario: string) =>
    new Promise<string | null>(resolve => {
      commit({
        variables: { input: { vaga, horario }, vaga },
        onCompleted: () => resolve(null),
        onError: error => resolve(failureSentence(error, semRetirada)),
      })
    })
  return [retirar, isSending] as const
}
