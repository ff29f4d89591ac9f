import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../relay/failureText.ts'
import type { useApagarBuscaMutation } from './__generated__/useApagarBuscaMutation.graphql.ts'

const mutation = graphql`
  mutation useApagarBuscaMutation($input: ApagarBuscaInput!) {
    apagarBusca(input: $input) {
      __typename
      ... on ApagarBuscaSuccess {
        viewer {
          ...buscas_viewer
        }
      }
      ... on BuscaInexistente {
        mensagem
      }
    }
  }
`

/** Deletes a saved search, or ends a follow. All that shows it follows. */
export function useApagarBusca({ onFeito, onFalha }: { onFeito?: () => void; onFalha: (mensagem: string) => void }) {
  const [commit, busy] = useMutation<useApagarBuscaMutation>(mutation)
  const apagar = (busca: string) =>
    commit({
      variables: { input: { busca } },
      onCompleted: ({ apagarBusca: result }) => {
        if (result.__typename === 'ApagarBuscaSuccess') onFeito?.()
        else if (result.__typename !== '%other') onFalha(result.mensagem)
      },
      onError: error => onFalha(failureSentence(error)),
    })
  return [apagar, busy] as const
}
