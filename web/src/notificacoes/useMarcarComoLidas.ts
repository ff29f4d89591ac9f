import { graphql, useMutation, useRelayEnvironment } from 'react-relay'
import { toastError } from '../ui/toast.ts'
import type { useMarcarComoLidasMutation } from './__generated__/useMarcarComoLidasMutation.graphql.ts'
import { marcarLidas } from './loja.ts'

const mutation = graphql`
  mutation useMarcarComoLidasMutation($input: MarcarNotificacoesComoLidasInput!) {
    marcarNotificacoesComoLidas(input: $input) {
      naoLidas
    }
  }
`

/** Marks one notification read, or all of them for null: at once on screen, and taken back where it fails. */
export function useMarcarComoLidas(): [marcar: (id: string | null) => void, isMarking: boolean] {
  const environment = useRelayEnvironment()
  const [commit, isMarking] = useMutation<useMarcarComoLidasMutation>(mutation)
  const marcar = (id: string | null) => {
    commit({
      variables: { input: { ids: id === null ? null : [id] } },
      optimisticUpdater: store => marcarLidas(environment, store, id),
      updater: (store, answer) => marcarLidas(environment, store, id, answer?.marcarNotificacoesComoLidas.naoLidas),
      onError: () => toastError('Erro ao marcar como lida', 'Tente novamente.'),
    })
  }
  return [marcar, isMarking]
}
