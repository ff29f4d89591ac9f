import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { toastSuccess } from '../../ui/overlay/toast.ts'
import type { usePedirRedefinicaoMutation } from './__generated__/usePedirRedefinicaoMutation.graphql.ts'

const semResposta = 'Não foi possível enviar o email de recuperação. Tente novamente.'

/** Requests the mail to reset a password. The response is the same whether or not the account exists. */
export function usePedirRedefinicao() {
  const [enviadoPara, setEnviadoPara] = useState<string | null>(null)
  const [falha, setFalha] = useState<string | null>(null)
  const [commit, isSending] = useMutation<usePedirRedefinicaoMutation>(graphql`
    mutation usePedirRedefinicaoMutation($input: EmailDaContaInput!) {
      pedirRedefinicaoDeSenha(input: $input) {
        __typename
      }
    }
  `)
  const pedir = (email: string) => {
    if (isSending) return
    setFalha(null)
    commit({
      variables: { input: { email } },
      onCompleted: () => {
        toastSuccess('Email enviado!')
        setEnviadoPara(email)
      },
      onError: error => setFalha(failureSentence(error, semResposta)),
    })
  }
  return { pedir, isSending, falha, enviadoPara, tentarOutro: () => setEnviadoPara(null) }
}
