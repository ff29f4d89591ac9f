import { useRef, useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import type { useAparelhoDesligarMutation } from './__generated__/useAparelhoDesligarMutation.graphql.ts'
import type { LigarAparelhoInput, useAparelhoLigarMutation } from './__generated__/useAparelhoLigarMutation.graphql.ts'
import type { useAparelhoTestarMutation } from './__generated__/useAparelhoTestarMutation.graphql.ts'

const ligacao = graphql`
  mutation useAparelhoLigarMutation($input: LigarAparelhoInput!) {
    ligarAparelho(input: $input) {
      __typename
      ... on LigarAparelhoSuccess {
        viewer {
          ...NoAparelho_viewer
        }
      }
      ... on AparelhoRecusado {
        mensagem
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

const desligamento = graphql`
  mutation useAparelhoDesligarMutation {
    desligarAparelho {
      __typename
      ... on DesligarAparelhoSuccess {
        viewer {
          ...NoAparelho_viewer
        }
      }
    }
  }
`

const teste = graphql`
  mutation useAparelhoTestarMutation {
    testarAparelho {
      __typename
      ... on TestarAparelhoSuccess {
        viewer {
          ...NoAparelho_viewer
        }
      }
      ... on AparelhoRecusado {
        mensagem
      }
    }
  }
`

export type Tipo = LigarAparelhoInput['tipos'][number]

/** Gets why it was not done; null if it was. */
type OnEnd = (erro: string | null) => void

/** Shows notices in this browser, or changes which. `desejados`: the latest choice until it is saved, or null. */
export function useLigarAparelho() {
  const [commit] = useMutation<useAparelhoLigarMutation>(ligacao)
  const [desejados, setDesejados] = useState<readonly Tipo[] | null>(null)
  const latest = useRef<LigarAparelhoInput | null>(null)
  const ligar = (input: LigarAparelhoInput, onEnd: OnEnd) => {
    latest.current = input
    setDesejados(input.tipos)
    const end: OnEnd = erro => {
      if (latest.current === input) setDesejados(null)
      onEnd(erro)
    }
    commit({
      variables: { input },
      onCompleted: ({ ligarAparelho: result }) => end('mensagem' in result ? result.mensagem : null),
      onError: error => end(failureSentence(error)),
    })
  }
  return { ligar, desejados }
}

export function useDesligarAparelho() {
  const [commit, busy] = useMutation<useAparelhoDesligarMutation>(desligamento)
  const desligar = (onEnd: OnEnd) =>
    commit({ variables: {}, onCompleted: () => onEnd(null), onError: error => onEnd(failureSentence(error)) })
  return [desligar, busy] as const
}

export function useTestarAparelho() {
  const [commit, busy] = useMutation<useAparelhoTestarMutation>(teste)
  const testar = (onEnd: OnEnd) =>
    commit({
      variables: {},
      onCompleted: ({ testarAparelho: result }) => onEnd('mensagem' in result ? result.mensagem : null),
      onError: error => onEnd(failureSentence(error)),
    })
  return [testar, busy] as const
}
