import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import type {
  PedirMudancaDeEmailInput,
  usePedirMudancaDeEmailMutation,
} from './__generated__/usePedirMudancaDeEmailMutation.graphql.ts'

const mutation = graphql`
  mutation usePedirMudancaDeEmailMutation($input: PedirMudancaDeEmailInput!) {
    pedirMudancaDeEmail(input: $input) {
      __typename
      ... on PedirMudancaDeEmailSuccess {
        viewer {
          meuEmail {
            ...MeuEmail_meuEmail
          }
        }
      }
      ... on EntradaInvalida {
        campos {
          campo
          mensagem
        }
      }
    }
  }
`

export type ErroDeEmail = { campo: keyof PedirMudancaDeEmailInput; mensagem: string }

const falhou = 'O e-mail não foi alterado'

/** Asks for another address of the reader's account: the new one gets a link. */
export function usePedirMudancaDeEmail(onRefused: (erro: ErroDeEmail) => void) {
  const [commit, isSaving] = useMutation<usePedirMudancaDeEmailMutation>(mutation)
  const pedir = (input: PedirMudancaDeEmailInput) =>
    commit({
      variables: { input },
      onCompleted: ({ pedirMudancaDeEmail: result }) => {
        if (result.__typename === 'PedirMudancaDeEmailSuccess')
          return toastSuccess('Enviamos um link para o novo e-mail')
        const [erro] = result.__typename === 'EntradaInvalida' ? result.campos : []
        if (!erro) return toastError(falhou)
        onRefused({ campo: erro.campo === 'email' ? 'email' : 'senhaAtual', mensagem: erro.mensagem })
      },
      onError: error => toastError(falhou, failureSentence(error)),
    })
  return [pedir, isSaving] as const
}
