import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import type { useCancelarMudancaDeEmailMutation } from './__generated__/useCancelarMudancaDeEmailMutation.graphql.ts'

const mutation = graphql`
  mutation useCancelarMudancaDeEmailMutation {
    cancelarMudancaDeEmail {
      __typename
      ... on CancelarMudancaDeEmailSuccess {
        viewer {
          meuEmail {
            ...MeuEmail_meuEmail
          }
        }
      }
    }
  }
`

/** Cancels the change of the reader's address that waits. */
export function useCancelarMudancaDeEmail() {
  const [commit, isCancelling] = useMutation<useCancelarMudancaDeEmailMutation>(mutation)
  const cancelar = () =>
    commit({
      variables: {},
      onCompleted: () => toastSuccess('A mudança foi cancelada'),
      onError: error => toastError('A mudança não foi cancelada', failureSentence(error)),
    })
  return [cancelar, isCancelling] as const
}
