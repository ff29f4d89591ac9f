import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { toastSuccess } from '../../ui/overlay/toast.ts'
import type { AgirSobrePessoaInput, useAgirMutation } from './__generated__/useAgirMutation.graphql.ts'
import { atos } from './atos.ts'

const mutation = graphql`
  mutation useAgirMutation($input: AgirSobrePessoaInput!) {
    agirSobrePessoa(input: $input) {
      __typename
      ... on AgirSobrePessoaSuccess {
        pessoa @catch(to: NULL) {
          papeis
          situacao
          suspensaAte
          motivo
        }
      }
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

/** Why an act was refused: a sentence for each field, or one above the button. */
export type Recusa = { mensagem: string | null; campos: Partial<Record<string, string>> }

/** Does an act; the row of the person changes with the response. */
export function useAgir(callbacks: { onFeito: () => void; onRecusa: (recusa: Recusa) => void }) {
  const [commit, busy] = useMutation<useAgirMutation>(mutation)
  const agir = (input: AgirSobrePessoaInput) =>
    commit({
      variables: { input },
      onCompleted: ({ agirSobrePessoa: result }) => {
        if (result.__typename === 'EntradaInvalida') {
          const campos = Object.fromEntries(result.campos.map(({ campo, mensagem }) => [campo, mensagem]))
          callbacks.onRecusa({ mensagem: result.campos.length > 0 ? null : result.mensagem, campos })
          return
        }
        toastSuccess(atos[input.ato].feito)
        callbacks.onFeito()
      },
      onError: error => callbacks.onRecusa({ mensagem: failureSentence(error), campos: {} }),
    })
  return [agir, busy] as const
}
