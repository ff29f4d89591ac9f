import { graphql } from 'react-relay'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type { naoLidasUpdatableQuery } from './__generated__/naoLidasUpdatableQuery.graphql.ts'

/** Updates a count of the header from its value. Returns whether it changed; a count that is not loaded stays so. */
export function updateNaoLidas(
  store: RecordSourceSelectorProxy,
  de: 'mensagens' | 'notificacoes',
  count: (before: number) => number,
): boolean {
  const { viewer } = store.readUpdatableQuery<naoLidasUpdatableQuery>(
    graphql`
      query naoLidasUpdatableQuery @updatable {
        viewer {
          naoLidas {
            # Either one is read and written below.
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
