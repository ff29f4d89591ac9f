import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { toastSuccess } from '../../ui/overlay/toast.ts'
import type {
  RedefinirSenhaInput,
  useRedefinirSenhaMutation,
} from './__generated__/useRedefinirSenhaMutation.graphql.ts'
import { sair } from '../sessao.ts'
import { clearStored } from '../storedKeys.ts'

type Callbacks = {
  onRedefinida: () => void
  /** The error of the password, in Portuguese. */
  onSenhaRefused: (mensagem: string) => void
  /** Any other error. */
  onRefused: (mensagem: string) => void
}

/** Sets a new password by the token of the mail's link, which ends every session of the account. */
export function useRedefinirSenha({ onRedefinida, onSenhaRefused, onRefused }: Callbacks) {
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
  const redefinir = (input: RedefinirSenhaInput) => {
    if (isSaving) return
    commit({
      variables: { input },
      onCompleted: ({ redefinirSenha: result }) => {
        if (result.__typename === 'EntradaInvalida') return onSenhaRefused(result.mensagem)
        if (result.__typename !== 'RedefinirSenhaSuccess') {
          return onRefused(result.__typename === 'TokenRecusado' ? result.mensagem : 'Erro ao redefinir senha')
        }
        clearStored()
        sair()
        toastSuccess('Senha redefinida!')
        onRedefinida()
      },
      onError: error => onRefused(failureSentence(error)),
    })
  }
  return [redefinir, isSaving] as const
}
