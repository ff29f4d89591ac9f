import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../relay/failureText.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'
import type { useRemoverAvatarMutation } from './__generated__/useRemoverAvatarMutation.graphql.ts'
import { mostrarEscrito } from './escrito.ts'
import type { Versao } from './versoes.ts'

type Answer = { onRemovido: () => void; onRecusado: () => void }

/** Removes the own portrait, wherever it shows; toasts as specification §8 words them. */
export function useRemoverAvatar({ avatar: textos }: Versao) {
  const [commit, isRemoving] = useMutation<useRemoverAvatarMutation>(graphql`
    mutation useRemoverAvatarMutation {
      removerAvatar {
        __typename
        ... on RemoverAvatarSuccess {
          usuario {
            # Wherever the store has it: profile, header, and the cards that embed the person.
            avatar
            pessoa {
              avatar
            }
          }
        }
      }
    }
  `)
  const remover = ({ onRemovido, onRecusado }: Answer) => {
    const refuse = (mensagem: string) => {
      toastError(textos.erroAoRemover, mensagem)
      onRecusado()
    }
    commit({
      variables: {},
      updater: (store, data) => {
        const result = data?.removerAvatar
        if (result?.__typename === 'RemoverAvatarSuccess' && !result.usuario) mostrarEscrito(store, { avatar: null })
      },
      onCompleted: ({ removerAvatar: result }) => {
        if (result.__typename === '%other') return refuse('Tente novamente.')
        toastSuccess(textos.removido)
        onRemovido()
      },
      onError: error => refuse(failureSentence(error)),
    })
  }
  return [remover, isRemoving] as const
}
