import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../relay/failureText.ts'
import { toastError, toastSuccess } from '../ui/overlay/toast.ts'
import type { useSalvarInteressesMutation } from './__generated__/useSalvarInteressesMutation.graphql.ts'
import { updateInteresses } from './updaters.ts'

type Answer = { onSalvos: () => void; onRefused: (mensagem: string) => void }

const falha = 'Não foi possível salvar os interesses.'

/** Replaces the own interests by name; the payload updates every view. */
export function useSalvarInteresses() {
  const [commit, isSaving] = useMutation<useSalvarInteressesMutation>(graphql`
    mutation useSalvarInteressesMutation($input: SalvarInteressesInput!) {
      salvarInteresses(input: $input) {
        __typename
        ... on SalvarInteressesSuccess {
          usuario {
            ...useInteressesEdit_usuario
          }
        }
        ... on EntradaInvalida {
          mensagem
        }
      }
    }
  `)
  const salvar = (interesses: string[], { onSalvos, onRefused }: Answer) => {
    const refuse = (mensagem: string) => {
      toastError('Erro ao salvar', falha)
      onRefused(mensagem)
    }
    commit({
      variables: { input: { interesses } },
      updater: (store, data) => {
        const result = data?.salvarInteresses
        if (result?.__typename === 'SalvarInteressesSuccess' && !result.usuario) updateInteresses(store, interesses)
      },
      onCompleted: ({ salvarInteresses: result }) => {
        if (result.__typename === 'EntradaInvalida') return refuse(result.mensagem)
        toastSuccess('Interesses atualizados')
        onSalvos()
      },
      onError: error => refuse(failureSentence(error, falha)),
    })
  }
  return [salvar, isSaving] as const
}
