import { useEffect, useEffectEvent } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import type { Candidato } from '../candidatos/candidatos.ts'
import type { useMarcarComoLidaMutation } from './__generated__/useMarcarComoLidaMutation.graphql.ts'

const mutation = graphql`
  mutation useMarcarComoLidaMutation($input: MarcarCandidaturaComoLidaInput!) {
    marcarCandidaturaComoLida(input: $input) {
      ... on MarcarCandidaturaComoLidaSuccess {
        idDaCandidatura
      }
    }
  }
`

/** Marks a candidatura as read once it is on screen, for all managers. A failure leaves it unread until it opens again. */
export function useMarcarComoLida({ id, lida }: Candidato): void {
  const environment = useRelayEnvironment()
  const marcar = useEffectEvent(() =>
    commitMutation<useMarcarComoLidaMutation>(environment, {
      mutation,
      variables: { input: { candidatura: id } },
      updater: store => void store.get(id)?.setValue(true, 'lida'),
    }),
  )
  const isNova = lida === false
  useEffect(() => {
    if (isNova) marcar()
  }, [id, isNova])
}
