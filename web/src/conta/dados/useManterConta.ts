import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import type { useManterContaMutation } from './__generated__/useManterContaMutation.graphql.ts'

const mutation = graphql`
  mutation useManterContaMutation {
    manterConta {
      __typename
      ... on ManterContaSuccess {
        viewer {
          meusDados {
            ...MeusDados_dados
          }
        }
      }
    }
  }
`

/** Cancels the end of the reader's account. */
export function useManterConta() {
  const [commit, isKeeping] = useMutation<useManterContaMutation>(mutation)
  const manter = () =>
    commit({
      variables: {},
      onCompleted: () => toastSuccess('A sua conta fica'),
      onError: error => toastError('A exclusão não foi cancelada', failureSentence(error)),
    })
  return [manter, isKeeping] as const
}
