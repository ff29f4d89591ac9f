import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useRelerPedidoQuery } from './__generated__/useRelerPedidoQuery.graphql.ts'

/** Reads what a vaga asks again: it changed while somebody answered. What is on screen follows. */
export function useRelerPedido(vaga: string) {
  const environment = useRelayEnvironment()
  return () =>
    void fetchQuery<useRelerPedidoQuery>(
      environment,
      graphql`
        query useRelerPedidoQuery($vaga: ID!) {
          viewer {
            # eslint-disable-next-line relay/unused-fields
            pedidoDaVaga(vaga: $vaga) {
              # The dialog of applying shows it.
              # eslint-disable-next-line relay/must-colocate-fragment-spreads
              ...respostas_pedido
            }
          }
        }
      `,
      { vaga },
      // The refusal is on screen: without the new questions it still says what is missing.
    ).subscribe({ error: () => {} })
}
