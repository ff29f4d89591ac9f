import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import type { usePedirLinkDeEntradaMutation } from './__generated__/usePedirLinkDeEntradaMutation.graphql.ts'

const enviado =
  'Se existe uma conta com este e-mail, o link chega em instantes e vale por 15 minutos. Os links que você recebeu na última hora também valem.'
const semLink = 'Não foi possível enviar o link de entrada. Tente novamente.'

/** Requests the mail that signs in. The response is the same whether or not the account exists. */
export function usePedirLinkDeEntrada() {
  const [commit, isSending] = useMutation<usePedirLinkDeEntradaMutation>(graphql`
    mutation usePedirLinkDeEntradaMutation($input: EmailDaContaInput!) {
      pedirLinkDeEntrada(input: $input) {
        __typename
        ... on LinkDeEntradaIndisponivel {
          mensagem
        }
      }
    }
  `)
  const refuse = (mensagem: string) => toastError('Erro ao enviar o link', mensagem)
  const pedir = (email: string) => {
    if (isSending) return
    commit({
      variables: { input: { email } },
      onCompleted: ({ pedirLinkDeEntrada: result }) => {
        if (result.__typename === 'LinkDeEntradaIndisponivel') refuse(result.mensagem)
        else toastSuccess('Email enviado!', enviado)
      },
      onError: error => refuse(failureSentence(error, semLink)),
    })
  }
  return [pedir, isSending] as const
}
