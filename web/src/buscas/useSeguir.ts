import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../relay/failureText.ts'
import type { SeguirInput, useSeguirMutation } from './__generated__/useSeguirMutation.graphql.ts'

const mutation = graphql`
  mutation useSeguirMutation($input: SeguirInput!) {
    seguir(input: $input) {
      __typename
      ... on SeguirSuccess {
        viewer {
          ...buscas_viewer
        }
      }
      ... on AlvoInexistente {
        mensagem
      }
      ... on BuscasCheias {
        mensagem
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

/** Follows a professor, a department or a course. */
export function useSeguir(onFalha: (mensagem: string) => void) {
  const [commit, busy] = useMutation<useSeguirMutation>(mutation)
  const seguir = (input: SeguirInput) =>
    commit({
      variables: { input },
      onCompleted: ({ seguir: result }) => {
        if (result.__typename !== 'SeguirSuccess' && result.__typename !== '%other') onFalha(result.mensagem)
      },
      onError: error => onFalha(failureSentence(error)),
    })
  return [seguir, busy] as const
}
