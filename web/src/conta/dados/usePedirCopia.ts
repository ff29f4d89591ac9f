import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { toastError } from '../../ui/overlay/toast.ts'
import type { usePedirCopiaMutation } from './__generated__/usePedirCopiaMutation.graphql.ts'

const mutation = graphql`
  mutation usePedirCopiaMutation {
    pedirCopiaDosDados {
      __typename
      ... on PedirCopiaDosDadosSuccess {
        viewer {
          meusDados {
            ...MeusDados_dados
          }
        }
      }
    }
  }
`

/** Asks for a copy of everything that is kept about the reader. */
export function usePedirCopia() {
  const [commit, isAsking] = useMutation<usePedirCopiaMutation>(mutation)
  const pedir = () =>
    commit({
      variables: {},
      onError: error => toastError('A cópia não foi pedida', failureSentence(error)),
    })
  return [pedir, isAsking] as const
}
