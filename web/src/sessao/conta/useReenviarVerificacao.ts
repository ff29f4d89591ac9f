import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import type { useReenviarVerificacaoMutation } from './__generated__/useReenviarVerificacaoMutation.graphql.ts'

/** Requests another code. The response is the same whether or not the account exists. */
export function useReenviarVerificacao() {
  const [commit, isSending] = useMutation<useReenviarVerificacaoMutation>(graphql`
    mutation useReenviarVerificacaoMutation($input: EmailDaContaInput!) {
      reenviarVerificacao(input: $input) {
        __typename
        ... on ReenvioIndisponivel {
          mensagem
        }
      }
    }
  `)
  const refuse = (mensagem: string) => toastError('Erro ao reenviar código', mensagem)
  const reenviar = (email: string, onEnviado?: () => void) => {
    if (isSending) return
    commit({
      variables: { input: { email } },
      onCompleted: ({ reenviarVerificacao: result }) => {
        if (result.__typename === 'ReenvioIndisponivel') return refuse(result.mensagem)
        toastSuccess('Email enviado!', 'Se há uma conta a verificar com este endereço, um novo código está a caminho.')
        onEnviado?.()
      },
      onError: error => refuse(failureSentence(error)),
    })
  }
  return [reenviar, isSending] as const
}
