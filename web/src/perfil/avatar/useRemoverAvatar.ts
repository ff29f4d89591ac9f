import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import type { useRemoverAvatarMutation } from './__generated__/useRemoverAvatarMutation.graphql.ts'
import { updatePerfil } from '../updaters.ts'
import type { Variant } from '../variants.ts'

type Answer = { onRemovido: () => void; onRefused: () => void }

/** Removes the own portrait in every view; the toasts are from specification §8. */
export function useRemoverAvatar({ avatar: textos }: Variant) {
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
  const remover = ({ onRemovido, onRefused }: Answer) => {
    const refuse = (mensagem: string) => {
      toastError(textos.erroAoRemover, mensagem)
      onRefused()
    }
    commit({
      variables: {},
      updater: (store, data) => {
        const result = data?.removerAvatar
        if (result?.__typename === 'RemoverAvatarSuccess' && !result.usuario) updatePerfil(store, { avatar: null })
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
