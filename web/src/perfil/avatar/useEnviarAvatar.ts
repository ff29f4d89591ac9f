import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import type { useEnviarAvatarMutation } from './__generated__/useEnviarAvatarMutation.graphql.ts'
import { updatePerfil } from '../updaters.ts'
import type { Variant } from '../variants.ts'

type Answer = { onEnviado: () => void; onRefused: (mensagem: string) => void }

const mutation = graphql`
  mutation useEnviarAvatarMutation($input: EnviarAvatarInput!) {
    enviarAvatar(input: $input) {
      __typename
      ... on EnviarAvatarSuccess {
        usuario {
          # Wherever the store has it: profile, header, and the cards that embed the person.
          avatar
          pessoa {
            avatar
          }
        }
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

/** Uploads the own portrait; the toasts are from specification §8. */
export function useEnviarAvatar({ avatar: textos }: Variant) {
  const [commit, isSending] = useMutation<useEnviarAvatarMutation>(mutation)
  const enviar = (arquivo: File, { onEnviado, onRefused }: Answer) => {
    const refuse = (mensagem: string) => {
      toastError(textos.erroAoEnviar, mensagem)
      onRefused(mensagem)
    }
    commit({
      variables: { input: { arquivo } },
      uploadables: { 'input.arquivo': arquivo },
      updater: (store, data) => {
        const result = data?.enviarAvatar
        if (result?.__typename === 'EnviarAvatarSuccess' && !result.usuario)
          updatePerfil(store, { avatar: URL.createObjectURL(arquivo) })
      },
      onCompleted: ({ enviarAvatar: result }) => {
        if (result.__typename === 'EntradaInvalida') return refuse(result.mensagem)
        toastSuccess(textos.enviado)
        onEnviado()
      },
      onError: error => refuse(failureSentence(error)),
    })
  }
  return [enviar, isSending] as const
}
