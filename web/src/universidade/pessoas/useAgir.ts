import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { toastSuccess } from '../../ui/overlay/toast.ts'
import { type Recusa, toRecusa } from '../recusa.ts'
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

/** Does an act; the row of the person changes with the response. */
export function useAgir(callbacks: { onFeito: () => void; onRecusa: (recusa: Recusa) => void }) {
  const [commit, busy] = useMutation<useAgirMutation>(mutation)
  const agir = (input: AgirSobrePessoaInput) =>
    commit({
      variables: { input },
      onCompleted: ({ agirSobrePessoa: result }) => {
        if (result.__typename === 'EntradaInvalida') {
          callbacks.onRecusa(toRecusa(result))
          return
        }
        toastSuccess(atos[input.ato].feito)
        callbacks.onFeito()
      },
      onError: error => callbacks.onRecusa({ mensagem: failureSentence(error), campos: {} }),
    })
  return [agir, busy] as const
}
