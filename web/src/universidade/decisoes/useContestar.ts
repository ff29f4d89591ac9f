import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { toastSuccess } from '../../ui/overlay/toast.ts'
import type { ContestarInput, useContestarMutation } from './__generated__/useContestarMutation.graphql.ts'

const mutation = graphql`
  mutation useContestarMutation($input: ContestarInput!) {
    contestar(input: $input) {
      __typename
      ... on ContestarSuccess {
        decisao @catch(to: NULL) {
          contestacao {
            texto
          }
          situacao
          contestarAte
        }
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

/** Objects to a decision; the page changes with the response. */
export function useContestar(onRecusa: (frase: string) => void) {
  const [commit, busy] = useMutation<useContestarMutation>(mutation)
  const contestar = (input: ContestarInput) =>
    commit({
      variables: { input },
      onCompleted: ({ contestar: result }) => {
        if (result.__typename === 'EntradaInvalida') onRecusa(result.mensagem)
        else toastSuccess('Contestação recebida', 'Avisamos você da nova decisão.')
      },
      onError: error => onRecusa(failureSentence(error)),
    })
  return [contestar, busy] as const
}
