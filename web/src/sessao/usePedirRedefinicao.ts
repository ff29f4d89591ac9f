import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { toastError, toastSuccess } from '../ui/toast.ts'
import type { usePedirRedefinicaoMutation } from './__generated__/usePedirRedefinicaoMutation.graphql.ts'

export const falhaAoPedir = 'Não foi possível enviar o email de recuperação. Tente novamente.'

/** Asks for the mail that lets a password be set anew. The answer is the same whether or not the account exists. */
export function usePedirRedefinicao() {
  const [enviadoPara, setEnviadoPara] = useState<string | null>(null)
  const [falhou, setFalhou] = useState(false)
  const [commit, isSending] = useMutation<usePedirRedefinicaoMutation>(graphql`
    mutation usePedirRedefinicaoMutation($input: EmailDaContaInput!) {
      pedirRedefinicaoDeSenha(input: $input) {
        __typename
      }
    }
  `)
  const pedir = (email: string) => {
    if (isSending) return
    setFalhou(false)
    commit({
      variables: { input: { email } },
      onCompleted: () => {
        toastSuccess('Email enviado!')
        setEnviadoPara(email)
      },
      onError: () => {
        toastError('Erro', falhaAoPedir)
        setFalhou(true)
      },
    })
  }
  return { pedir, isSending, falhou, enviadoPara, tentarOutro: () => setEnviadoPara(null) }
}
