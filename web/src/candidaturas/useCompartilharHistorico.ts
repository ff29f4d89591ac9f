import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../relay/failureText.ts'
import type { useCompartilharHistoricoMutation } from './__generated__/useCompartilharHistoricoMutation.graphql.ts'

const semResposta = 'Não foi possível salvar. Tente novamente.'

const mutation = graphql`
  mutation useCompartilharHistoricoMutation($input: CompartilharHistoricoInput!) {
    compartilharHistorico(input: $input) {
      __typename
      ... on CompartilharHistoricoSuccess {
        candidatura {
          ...CompartilhamentoDoHistorico_candidatura
        }
      }
      ... on NaoCandidatado {
        mensagem
      }
    }
  }
`

/**
 * Shares the transcript with the student's candidatura to a vaga (global id), or revokes that. Not optimistic: a
 * revocation must not show before it is true. Resolves with null, or with the reason for a failure.
 */
export function useCompartilharHistorico(vaga: string) {
  const [commit, isSaving] = useMutation<useCompartilharHistoricoMutation>(mutation)
  const compartilhar = (next: boolean) =>
    new Promise<string | null>(resolve => {
      commit({
        variables: { input: { vaga, compartilhar: next } },
        onCompleted: ({ compartilharHistorico: result }) => {
          if (result.__typename === 'NaoCandidatado') resolve(result.mensagem)
          else resolve(result.__typename === '%other' || !result.candidatura ? semResposta : null)
        },
        onError: error => resolve(failureSentence(error, semResposta)),
      })
    })
  return [compartilhar, isSaving] as const
}
