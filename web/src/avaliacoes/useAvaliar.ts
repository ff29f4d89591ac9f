import { useRef, useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import type { Avaliacao } from '../minhasVagas/candidatos.ts'
import { failureSentence } from '../relay/failureText.ts'
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
 * Rating and labels of a candidatura (global id), shown as chosen at once. One request at a time, so that the last choice
 * is the one that stays; a refused choice stays on screen, to be sent again.
 */
export function useAvaliar(candidatura: string, guardada: Avaliacao) {
  const [commit] = useMutation<useAvaliarMutation>(mutation)
  const [escolhida, setEscolhida] = useState<Escolha | null>(null)
  const [recusa, setRecusa] = useState<string | null>(null)
  const ultima = useRef<Escolha>(guardada)
  const enviando = useRef(false)

  const enviar = () => {
    const enviada = ultima.current
    const terminar = (mensagem: string | null, guardou = false) => {
      enviando.current = false
      if (ultima.current !== enviada) return enviar()
      setRecusa(mensagem)
      // Where what is kept could not be read after it, the choice shows it.
      if (guardou) setEscolhida(null)
    }
    enviando.current = true
    commit({
      variables: { input: { candidatura, nota: enviada.nota, etiquetas: enviada.etiquetas } },
      onCompleted: ({ avaliarCandidatura: result }) => {
        if (result.__typename === 'AvaliarCandidaturaSuccess') terminar(null, Boolean(result.avaliacao))
        else terminar(result.__typename === '%other' ? semResposta : result.mensagem)
      },
      onError: error => terminar(failureSentence(error, semResposta)),
    })
  }
  const { nota, etiquetas } = escolhida ?? guardada
  const escolher = (change: Partial<Escolha>) => {
    ultima.current = { nota, etiquetas, ...change }
    setEscolhida(ultima.current)
    setRecusa(null)
    if (!enviando.current) enviar()
  }
  return { nota, etiquetas, escolher, recusa }
}
