import { useRef, useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { setEntrevista } from '../candidaturasDoViewer.ts'
import type { useEscolherHorarioDevolverMutation } from './__generated__/useEscolherHorarioDevolverMutation.graphql.ts'
import type { useEscolherHorarioMutation } from './__generated__/useEscolherHorarioMutation.graphql.ts'

const semEscolha = 'Não foi possível escolher este horário. Tente novamente.'
const semDevolucao = 'Não foi possível devolver o horário. Tente novamente.'

/** Chooses a horario. Resolves to an error message, or null. The payload updates the horarios in both cases. */
function useSendEscolha(vaga: string) {
  const [commit] = useMutation<useEscolherHorarioMutation>(graphql`
    mutation useEscolherHorarioMutation($input: EscolherHorarioInput!) {
      escolherHorario(input: $input) {
        __typename
        ... on EscolherHorarioSuccess {
          vaga {
            ...MinhaEntrevista_vaga
          }
        }
        ... on HorarioRecusado {
          mensagem
          vaga {
            ...MinhaEntrevista_vaga
          }
        }
      }
    }
  `)
  return (horario: string) =>
    new Promise<string | null>(resolve => {
      commit({
        variables: { input: { vaga, horario } },
        updater: (store, data) => {
          const isChosen = data?.escolherHorario.__typename === 'EscolherHorarioSuccess'
          if (isChosen) setEntrevista(store, vaga, horario)
        },
        onCompleted: ({ escolherHorario: result }) => {
          if (result.__typename === 'EscolherHorarioSuccess') resolve(null)
          else resolve(result.__typename === '%other' ? semEscolha : result.mensagem)
        },
        onError: error => resolve(failureSentence(error, semEscolha)),
      })
    })
}

/**
 * Chooses a horario, and calls back with an error message, or with null. A different choice while one is being sent is
 * sent after it. Returns the choice that is being sent, or is to be.
 */
export function useEscolherHorario(vaga: string, onEnd: (erro: string | null) => void) {
  const send = useSendEscolha(vaga)
  const [escolhido, setEscolhido] = useState<string | null>(null)
  const ultimo = useRef<string>(null)
  const sendUntilLast = async (horario: string) => {
    const erro = await send(horario)
    if (ultimo.current !== null && ultimo.current !== horario) return sendUntilLast(ultimo.current)
    ultimo.current = null
    setEscolhido(null)
    onEnd(erro)
  }
  const escolher = (horario: string) => {
    const isSending = ultimo.current !== null
    ultimo.current = horario
    setEscolhido(horario)
    if (!isSending) void sendUntilLast(horario)
  }
  return [escolher, escolhido] as const
}

/** Returns the viewer's horario. Resolves to an error message, or null. */
export function useDevolverHorario(vaga: string) {
  const [commit, isSending] = useMutation<useEscolherHorarioDevolverMutation>(graphql`
    mutation useEscolherHorarioDevolverMutation($input: DevolverHorarioInput!) {
      devolverHorario(input: $input) {
        __typename
        ... on DevolverHorarioSuccess {
          vaga {
            ...MinhaEntrevista_vaga
          }
        }
        ... on HorarioRecusado {
          mensagem
          vaga {
            ...MinhaEntrevista_vaga
          }
        }
      }
    }
  `)
  const devolver = () =>
    new Promise<string | null>(resolve => {
      commit({
        variables: { input: { vaga } },
        updater: (store, data) => {
          const isGivenBack = data?.devolverHorario.__typename === 'DevolverHorarioSuccess'
          if (isGivenBack) setEntrevista(store, vaga, null)
        },
        onCompleted: ({ devolverHorario: result }) => {
          if (result.__typename === 'DevolverHorarioSuccess') resolve(null)
          else resolve(result.__typename === '%other' ? semDevolucao : result.mensagem)
        },
        onError: error => resolve(failureSentence(error, semDevolucao)),
      })
    })
  return [devolver, isSending] as const
}
