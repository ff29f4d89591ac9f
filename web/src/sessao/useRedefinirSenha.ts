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
  /** Why not, in Portuguese; the toast has said it already. */
  onRecusada: (mensagem: string) => void
}

/** Sets a new password by the token of the mail's link, which ends every session of the account. */
export function useRedefinirSenha({ onRedefinida, onRecusada }: Answer) {
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
  const refuse = (mensagem: string) => {
    toastError('Erro ao redefinir senha', mensagem)
    onRecusada(mensagem)
  }
  const redefinir = (input: RedefinirSenhaInput) => {
    if (isSaving) return
    commit({
      variables: { input },
      onCompleted: ({ redefinirSenha: result }) => {
        if (result.__typename !== 'RedefinirSenhaSuccess') {
          return refuse(result.__typename === '%other' ? 'Erro ao redefinir senha' : result.mensagem)
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
