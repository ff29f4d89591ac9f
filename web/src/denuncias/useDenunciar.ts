import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../relay/failureText.ts'
import { toastSuccess } from '../ui/overlay/toast.ts'
import type { DenunciarInput, useDenunciarMutation } from './__generated__/useDenunciarMutation.graphql.ts'

const mutation = graphql`
  mutation useDenunciarMutation($input: DenunciarInput!) {
    denunciar(input: $input) {
      __typename
      ... on EntradaInvalida {
        mensagem
        campos {
          campo
          mensagem
        }
      }
    }
  }
`

/** Why a report was refused: a sentence for each field, or one above the button. */
export type Recusa = { mensagem: string | null; campos: Partial<Record<string, string>> }

export function useDenunciar(callbacks: { onFeito: () => void; onRecusa: (recusa: Recusa) => void }) {
  const [commit, busy] = useMutation<useDenunciarMutation>(mutation)
  const denunciar = (input: DenunciarInput) =>
    commit({
      variables: { input },
      onCompleted: ({ denunciar: result }) => {
        if (result.__typename === 'EntradaInvalida') {
          const campos = Object.fromEntries(result.campos.map(({ campo, mensagem }) => [campo, mensagem]))
          callbacks.onRecusa({ mensagem: result.campos.length > 0 ? null : result.mensagem, campos })
          return
        }
        toastSuccess('Denúncia recebida', 'A moderação vai analisar e avisamos você do resultado.')
        callbacks.onFeito()
      },
      onError: error => callbacks.onRecusa({ mensagem: failureSentence(error), campos: {} }),
    })
  return [denunciar, busy] as const
}
