import { graphql, useMutation } from 'react-relay'
import { failureSentence } from '../../relay/failureText.ts'
import { toastSuccess } from '../../ui/overlay/toast.ts'
import type { DecidirCasoInput, useDecidirMutation } from './__generated__/useDecidirMutation.graphql.ts'
import { atos } from './casos.ts'

const mutation = graphql`
  mutation useDecidirMutation($input: DecidirCasoInput!) {
    decidirCaso(input: $input) {
      __typename
      ... on DecidirCasoSuccess {
        caso @catch(to: NULL) {
          ...Caso_caso
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

/** Why a decision was refused: a sentence for each field, or one above the button. */
export type Recusa = { mensagem: string | null; campos: Partial<Record<string, string>> }

/** Decides a case. The page takes the case of the response. */
export function useDecidir(callbacks: { onFeito: () => void; onRecusa: (recusa: Recusa) => void }) {
  const [commit, busy] = useMutation<useDecidirMutation>(mutation)
  const decidir = (input: DecidirCasoInput) =>
    commit({
      variables: { input },
      updater: store => {
        const novo = store.getRootField('decidirCaso')?.getLinkedRecord('caso')
        const moderacao = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('moderacao')
        if (novo) moderacao?.setLinkedRecord(novo, 'caso', { codigo: input.caso })
      },
      onCompleted: ({ decidirCaso: result }) => {
        if (result.__typename === 'EntradaInvalida') {
          const campos = Object.fromEntries(result.campos.map(({ campo, mensagem }) => [campo, mensagem]))
          callbacks.onRecusa({ mensagem: result.campos.length > 0 ? null : result.mensagem, campos })
          return
        }
        toastSuccess(atos[input.ato].feito)
        callbacks.onFeito()
      },
      onError: error => callbacks.onRecusa({ mensagem: failureSentence(error), campos: {} }),
    })
  return [decidir, busy] as const
}
