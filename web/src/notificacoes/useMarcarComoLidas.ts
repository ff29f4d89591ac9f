import { useState } from 'react'
import { graphql, useMutation, useRelayEnvironment } from 'react-relay'
import { failureSentence } from '../relay/failureText.ts'
import { tellTabs } from '../novidades/tabs.ts'
import { commitUnannounced } from '../relay/commitUnannounced.ts'
import { readSessao } from '../sessao/sessao.ts'
import { toastError } from '../ui/overlay/toast.ts'
import type { useMarcarComoLidasMutation } from './__generated__/useMarcarComoLidasMutation.graphql.ts'
import { markLidas } from './notificacoesStore.ts'

const mutation = graphql`
  mutation useMarcarComoLidasMutation($input: MarcarNotificacoesComoLidasInput!) {
    marcarNotificacoesComoLidas(input: $input) {
      ... on MarcarNotificacoesComoLidasSuccess {
        naoLidas
      }
    }
  }
`

/** Marks these notifications as read, or all for null: optimistically, in every tab, and rolled back on failure. */
export function useMarcarComoLidas(): [marcar: (ids: readonly string[] | null) => void, isMarking: boolean] {
  // Read once: when the response arrives, another account may be signed in.
  const [codigo] = useState(() => readSessao()?.codigo ?? null)
  const environment = useRelayEnvironment()
  const [commit, isMarking] = useMutation<useMarcarComoLidasMutation>(mutation, commitUnannounced)
  const marcar = (ids: readonly string[] | null) => {
    commit({
      variables: { input: { ids } },
      optimisticUpdater: store => markLidas(environment, store, { ids }),
      updater: (store, answer) =>
        markLidas(environment, store, { ids, naoLidas: answer?.marcarNotificacoesComoLidas.naoLidas }),
      onCompleted: ({ marcarNotificacoesComoLidas: { naoLidas = null } }) =>
        tellTabs(codigo, 'notificacoesLidas', { ids, naoLidas }),
      onError: error => toastError('Erro ao marcar como lida', failureSentence(error, 'Tente novamente.')),
    })
  }
  return [marcar, isMarking]
}
