import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../relay/failureText.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'
import type {
  RedefinirSenhaInput,
  useRedefinirSenhaMutation,
} from './__generated__/useRedefinirSenhaMutation.graphql.ts'
import { sair } from './sessao.ts'

type Answer = {
  onRedefinida: () => void
  /** What is wrong with the password, in Portuguese; the toast has said it already. */
  onSenhaRecusada: (mensagem: string) => void
  /** What else is in the way. */
  onRecusada: (mensagem: string) => void
}

/** Sets a new password by the token of the mail's link, which ends every session of the account. */
export function useRedefinirSenha({ onRedefinida, onSenhaRecusada, onRecusada }: Answer) {
  const [commit, isSaving] = useMutation<useRedefinirSenhaMutation>(graphql`
    mutation useRedefinirSenhaMutation($input: RedefinirSenhaInput!) {
      redefinirSenha(input: $input) {
        __typename
        ... on RedefinirSenhaSuccess {
          __typename
        }
        ... on TokenRecusado {
          mensagem
        }
        ... on EntradaInvalida {
          mensagem
        }
      }
    }
  `)
  const refuse = (mensagem: string, answer = onRecusada) => {
    toastError('Erro ao redefinir senha', mensagem)
    answer(mensagem)
  }
  const redefinir = (input: RedefinirSenhaInput) => {
    if (isSaving) return
    commit({
      variables: { input },
      onCompleted: ({ redefinirSenha: result }) => {
        if (result.__typename === 'EntradaInvalida') return refuse(result.mensagem, onSenhaRecusada)
        if (result.__typename !== 'RedefinirSenhaSuccess') {
          return refuse(result.__typename === 'TokenRecusado' ? result.mensagem : 'Erro ao redefinir senha')
        }
        sair()
        toastSuccess('Senha redefinida!')
        onRedefinida()
      },
      onError: error => refuse(failureSentence(error)),
    })
  }
  return [redefinir, isSaving] as const
}
