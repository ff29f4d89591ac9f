import { useRef, useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import type { Avaliacao } from '../candidatos/candidatos.ts'
import { failureSentence } from '../../relay/failureText.ts'
import type { useAvaliarMutation } from './__generated__/useAvaliarMutation.graphql.ts'

type Escolha = Pick<Avaliacao, 'nota' | 'etiquetas'>

const semResposta = 'Não foi possível salvar a avaliação. Tente novamente.'

const mutation = graphql`
  mutation useAvaliarMutation($input: AvaliarCandidaturaInput!) {
    avaliarCandidatura(input: $input) {
      __typename
      ... on AvaliarCandidaturaSuccess {
        avaliacao {
          ...useCandidatos_avaliacao
        }
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

/**
 * The nota and etiquetas of a candidatura (global id), shown as chosen at once. Sends one request at a time, so that the
 * last choice wins. A refused choice stays on screen for a retry.
 */
export function useAvaliar(candidatura: string, guardada: Avaliacao) {
  const [commit] = useMutation<useAvaliarMutation>(mutation)
  const [escolhida, setEscolhida] = useState<Escolha | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const ultima = useRef<Escolha>(guardada)
  const isSending = useRef(false)

  const enviar = () => {
    const enviada = ultima.current
    const finish = (mensagem: string | null, guardou = false) => {
      isSending.current = false
      if (ultima.current !== enviada) return enviar()
      setRefusal(mensagem)
      // If the response could not read the saved avaliacao, keep showing the choice.
      if (guardou) setEscolhida(null)
    }
    isSending.current = true
    commit({
      variables: { input: { candidatura, nota: enviada.nota, etiquetas: enviada.etiquetas } },
      onCompleted: ({ avaliarCandidatura: result }) => {
        if (result.__typename === 'AvaliarCandidaturaSuccess') finish(null, Boolean(result.avaliacao))
        else finish(result.__typename === '%other' ? semResposta : result.mensagem)
      },
      onError: error => finish(failureSentence(error, semResposta)),
    })
  }
  const { nota, etiquetas } = escolhida ?? guardada
  const escolher = (change: Partial<Escolha>) => {
    ultima.current = { nota, etiquetas, ...change }
    setEscolhida(ultima.current)
    setRefusal(null)
    if (!isSending.current) enviar()
  }
  return { nota, etiquetas, escolher, refusal }
}
