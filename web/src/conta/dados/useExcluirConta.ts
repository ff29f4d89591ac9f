import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { toastSuccess } from '../../ui/overlay/toast.ts'
import type { useExcluirContaMutation } from './__generated__/useExcluirContaMutation.graphql.ts'

const mutation = graphql`
  mutation useExcluirContaMutation($input: ExcluirContaInput!) {
    excluirConta(input: $input) {
      __typename
      ... on ExcluirContaSuccess {
        viewer {
          meusDados {
            ...MeusDados_dados
          }
        }
      }
      ... on EntradaInvalida {
        mensagem
        campos {
          mensagem
        }
      }
    }
  }
`

/** Why it was refused: at the password, or above it. */
export type Recusa = { mensagem: string | null; senha: string | null }

type Callbacks = { onPedida: () => void; onRecusa: (recusa: Recusa) => void }

/** Asks for the end of the reader's account. */
export function useExcluirConta({ onPedida, onRecusa }: Callbacks) {
  const [commit, busy] = useMutation<useExcluirContaMutation>(mutation)
  const excluir = (senha: string) =>
    commit({
      variables: { input: { senha } },
      onCompleted: ({ excluirConta: result }) => {
        if (result.__typename === 'EntradaInvalida') {
          const [campo] = result.campos
          return onRecusa({ mensagem: campo ? null : result.mensagem, senha: campo?.mensagem ?? null })
        }
        toastSuccess('A conta será excluída em sete dias')
        onPedida()
      },
      onError: error => onRecusa({ mensagem: failureSentence(error), senha: null }),
    })
  return [excluir, busy] as const
}
