import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import type { useEncerrarSessaoMutation } from './__generated__/useEncerrarSessaoMutation.graphql.ts'

const mutation = graphql`
  mutation useEncerrarSessaoMutation($input: EncerrarSessaoInput!) {
    encerrarSessao(input: $input) {
      __typename
      ... on EncerrarSessaoSuccess {
        viewer {
          sessoes {
            ...Sessoes_sessoes
          }
        }
      }
      ... on SessaoJaEncerrada {
        viewer {
          sessoes {
            ...Sessoes_sessoes
          }
        }
      }
    }
  }
`

/** Ends one of the reader's other sessions. One that had ended is as well. */
export function useEncerrarSessao(onEncerrada: () => void) {
  const [commit, isEnding] = useMutation<useEncerrarSessaoMutation>(mutation)
  const encerrar = (sessao: string) => {
    if (isEnding) return
    commit({
      variables: { input: { sessao } },
      onCompleted: () => {
        toastSuccess('Sessão encerrada')
        onEncerrada()
      },
      onError: error => toastError('A sessão não foi encerrada', failureSentence(error)),
    })
  }
  return [encerrar, isEnding] as const
}
