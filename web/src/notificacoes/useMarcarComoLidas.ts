import { useState } from 'react'
import { graphql, useMutation, useRelayEnvironment } from 'react-relay'
import { failureSentence } from '../relay/failureText.ts'
import { contarAsAbas } from '../relay/abas.ts'
import { lerSessao } from '../sessao/sessao.ts'
import { toastError } from '../ui/toast.ts'
import type { useMarcarComoLidasMutation } from './__generated__/useMarcarComoLidasMutation.graphql.ts'
import { abaDasNotificacoes, marcarLidas } from './loja.ts'

const mutation = graphql`
  mutation useMarcarComoLidasMutation($input: MarcarNotificacoesComoLidasInput!) {
    marcarNotificacoesComoLidas(input: $input) {
      ... on MarcarNotificacoesComoLidasSuccess {
        naoLidas
      }
    }
  }
`

/** Marks one notification read, or all of them for null: at once in every tab, and taken back where it fails. */
export function useMarcarComoLidas(): [marcar: (id: string | null) => void, isMarking: boolean] {
  // Of now: the answer may come when somebody else is signed in.
  const [codigo] = useState(() => lerSessao()?.codigo ?? null)
  const environment = useRelayEnvironment()
  const [commit, isMarking] = useMutation<useMarcarComoLidasMutation>(mutation)
  const marcar = (id: string | null) => {
    commit({
      variables: { input: { ids: id === null ? null : [id] } },
      optimisticUpdater: store => marcarLidas(environment, store, { id }),
      updater: (store, answer) =>
        marcarLidas(environment, store, { id, naoLidas: answer?.marcarNotificacoesComoLidas.naoLidas }),
      onCompleted: ({ marcarNotificacoesComoLidas: { naoLidas = null } }) =>
        contarAsAbas(abaDasNotificacoes, codigo, { id, naoLidas }),
      onError: error => toastError('Erro ao marcar como lida', failureSentence(error, 'Tente novamente.')),
    })
  }
  return [marcar, isMarking]
}
