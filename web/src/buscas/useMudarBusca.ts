import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../relay/failureText.ts'
import type { MudarBuscaInput, useMudarBuscaMutation } from './__generated__/useMudarBuscaMutation.graphql.ts'

const mutation = graphql`
  mutation useMudarBuscaMutation($input: MudarBuscaInput!) {
    mudarBusca(input: $input) {
      __typename
      ... on MudarBuscaSuccess {
        viewer {
          ...buscas_viewer
        }
      }
      ... on BuscaInexistente {
        mensagem
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

type Fim = { onFeito?: () => void; onFalha?: (mensagem: string) => void }

/** Changes a saved search or a follow, or marks it as seen. All that shows it follows. */
export function useMudarBusca({ onFeito, onFalha }: Fim = {}) {
  const [commit, busy] = useMutation<useMudarBuscaMutation>(mutation)
  const mudar = (input: MudarBuscaInput) =>
    commit({
      variables: { input },
      onCompleted: ({ mudarBusca: result }) => {
        if (result.__typename === 'MudarBuscaSuccess') onFeito?.()
        else if (result.__typename !== '%other') onFalha?.(result.mensagem)
      },
      onError: error => onFalha?.(failureSentence(error)),
    })
  return [mudar, busy] as const
}
