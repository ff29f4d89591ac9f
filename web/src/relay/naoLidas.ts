import { graphql } from 'react-relay'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type { naoLidasUpdatableQuery } from './__generated__/naoLidasUpdatableQuery.graphql.ts'

/**
 * Sets a count of the header out of what it says. Answers whether it changed; a count that was never loaded is left
 * alone.
 */
export function contarNaoLidas(
  store: RecordSourceSelectorProxy,
  de: 'mensagens' | 'notificacoes',
  count: (before: number) => number,
): boolean {
  const { viewer } = store.readUpdatableQuery<naoLidasUpdatableQuery>(
    graphql`
      query naoLidasUpdatableQuery @updatable {
        viewer {
          naoLidas {
            # The one that is asked for, below.
            # eslint-disable-next-line relay/unused-fields
            mensagens
            # eslint-disable-next-line relay/unused-fields
            notificacoes
          }
        }
      }
    `,
    {},
  ).updatableData
  const before = viewer?.naoLidas?.[de]
  if (!viewer || typeof before !== 'number') return false
  const now = Math.max(0, count(before))
  viewer.naoLidas[de] = now
  return now !== before
}
