import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import type { BloquearInput, useBloquearMutation } from './__generated__/useBloquearMutation.graphql.ts'

const mutation = graphql`
  mutation useBloquearMutation($input: BloquearInput!) {
    bloquear(input: $input) {
      __typename
      ... on BloquearSuccess {
        viewer {
          ...Bloqueados_viewer
        }
      }
      ... on PessoaInexistente {
        mensagem
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

/** Blocks or unblocks a person. The list of the blocked ones follows. */
export function useBloquear({ onFeito, onFalha }: { onFeito: () => void; onFalha: (mensagem: string) => void }) {
  const [commit, busy] = useMutation<useBloquearMutation>(mutation)
  const bloquear = (input: BloquearInput) =>
    commit({
      variables: { input },
      onCompleted: ({ bloquear: result }) => {
        if (result.__typename === 'BloquearSuccess') onFeito()
        else if (result.__typename !== '%other') onFalha(result.mensagem)
      },
      onError: error => onFalha(failureSentence(error)),
    })
  return [bloquear, busy] as const
}
