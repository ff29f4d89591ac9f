import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import type { NovoHorario, useHorariosMutation } from './__generated__/useHorariosMutation.graphql.ts'
import type { useHorariosRetirarMutation } from './__generated__/useHorariosRetirarMutation.graphql.ts'

/** In one text, and at the fields of the input. */
type Refusal = { mensagem: string; campos: readonly { campo: string; mensagem: string }[] }

const toRefusal = (mensagem: string): Refusal => ({ mensagem, campos: [] })

const semOferta = 'Não foi possível oferecer os horários. Tente novamente.'
const semRetirada = 'Não foi possível retirar o horário. Tente novamente.'

/** Offers horarios for a vaga. Resolves to null, or why it was refused. */
export function useOferecerHorarios(vaga: string) {
  const [commit, isSending] = useMutation<useHorariosMutation>(graphql`
    mutation useHorariosMutation($input: OferecerHorariosInput!) {
      oferecerHorarios(input: $input) {
        __typename
        ... on OferecerHorariosSuccess {
          vaga {
            ...Horarios_vaga
          }
        }
        ... on EntradaInvalida {
          mensagem
          campos {
            campo
            mensagem
          }
        }
      }
    }
  `)
  const oferecer = (horarios: NovoHorario[], idempotencyKey: string) =>
    new Promise<Refusal | null>(resolve => {
      commit({
        variables: { input: { vaga, horarios, chave: idempotencyKey } },
        onCompleted: ({ oferecerHorarios: result }) => {
          if (result.__typename === 'OferecerHorariosSuccess') resolve(null)
          else resolve(result.__typename === '%other' ? toRefusal(semOferta) : result)
        },
        onError: error => resolve(toRefusal(failureSentence(error, semOferta))),
      })
    })
  return [oferecer, isSending] as const
}

/** Removes a horario. Resolves to an error message, or null. */
export function useRetirarHorario(vaga: string) {
  const [commit, isSending] = useMutation<useHorariosRetirarMutation>(graphql`
    mutation useHorariosRetirarMutation($input: RetirarHorarioInput!) {
      retirarHorario(input: $input) {
        ... on RetirarHorarioSuccess {
          vaga {
            ...Horarios_vaga
          }
        }
      }
    }
  `)
  const retirar = (horario: string) =>
    new Promise<string | null>(resolve => {
      commit({
        variables: { input: { vaga, horario } },
        onCompleted: () => resolve(null),
        onError: error => resolve(failureSentence(error, semRetirada)),
      })
    })
  return [retirar, isSending] as const
}
