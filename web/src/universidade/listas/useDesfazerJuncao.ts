import { graphql, useMutation, useRelayEnvironment } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { changed } from '../../relay/topics.ts'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import type { useDesfazerJuncaoMutation } from './__generated__/useDesfazerJuncaoMutation.graphql.ts'
import { describeUso } from './listas.ts'

const mutation = graphql`
  mutation useDesfazerJuncaoMutation($input: DesfazerJuncaoInput!) {
    desfazerJuncao(input: $input) {
      __typename
      ... on DesfazerJuncaoSuccess {
        desfeita @catch(to: NULL) {
          juncao {
            de
            desfeitaEm
          }
          ficaram {
            tipo
            total
          }
        }
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

/** Undoes a join, and says what has changed since and so stayed. */
export function useDesfazerJuncao() {
  const environment = useRelayEnvironment()
  const [commit, busy] = useMutation<useDesfazerJuncaoMutation>(mutation)
  const titulo = 'Não foi possível desfazer'
  const desfazerJuncao = (codigo: string) =>
    commit({
      variables: { input: { juncao: codigo } },
      onCompleted: ({ desfazerJuncao: result }) => {
        if (result.__typename === 'EntradaInvalida') return toastError(titulo, result.mensagem)
        if (result.__typename !== 'DesfazerJuncaoSuccess') return
        changed(environment, 'listas')
        const ficaram = describeUso((result.desfeita?.ficaram ?? []).map(({ tipo, total }) => [tipo, total]))
        toastSuccess('Junção desfeita', ficaram ? `Mudaram desde então, e ficaram como estão: ${ficaram}.` : undefined)
      },
      onError: error => toastError(titulo, failureSentence(error)),
    })
  return [desfazerJuncao, busy] as const
}
