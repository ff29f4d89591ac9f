import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../relay/failureText.ts'
import { toastError, toastSuccess } from '../ui/overlay/toast.ts'
import type {
  AtualizarPerfilInput,
  useAtualizarPerfilMutation,
} from './__generated__/useAtualizarPerfilMutation.graphql.ts'
import { updatePerfil } from './updaters.ts'
import type { Variant } from './variants.ts'

/** Why it was refused, in general and by field. */
export type Refusal = { mensagem: string; campos: readonly { campo: string; mensagem: string }[] }

type Answer = { onAtualizado: () => void; onRefused: (refusal: Refusal) => void }

const mutation = graphql`
  mutation useAtualizarPerfilMutation($input: AtualizarPerfilInput!) {
    atualizarPerfil(input: $input) {
      __typename
      ... on AtualizarPerfilSuccess {
        usuario {
          ...usePerfilForm_usuario
          pessoa {
            # Every card that embeds the person reads it from the store.
            # eslint-disable-next-line relay/unused-fields
            nome
          }
        }
      }
      ... on EntradaInvalida {
        mensagem
        campos {
          campo
          mensagem
        }
      }
    }
  }
`

/** Updates the own profile in every view; the toasts are from specification §8. */
export function useAtualizarPerfil(variant: Variant) {
  const [commit, isSaving] = useMutation<useAtualizarPerfilMutation>(mutation)
  const atualizar = (input: AtualizarPerfilInput, { onAtualizado, onRefused }: Answer) => {
    const refuse = (refusal: Refusal) => {
      toastError(variant.erroAoAtualizar, 'Não foi possível salvar o perfil. Tente novamente.')
      onRefused(refusal)
    }
    commit({
      variables: { input },
      updater: (store, data) => {
        const result = data?.atualizarPerfil
        if (result?.__typename === 'AtualizarPerfilSuccess' && !result.usuario)
          updatePerfil(store, { ...input, sobre: input.sobre ?? null })
      },
      onCompleted: ({ atualizarPerfil: result }) => {
        if (result.__typename === 'EntradaInvalida') return refuse(result)
        toastSuccess(variant.atualizado)
        onAtualizado()
      },
      onError: error => refuse({ mensagem: failureSentence(error), campos: [] }),
    })
  }
  return [atualizar, isSaving] as const
}
