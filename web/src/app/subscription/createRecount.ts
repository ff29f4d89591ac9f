import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { refetchQuery } from '../../relay/refetchQuery.ts'
import type { createRecountQuery } from './__generated__/createRecountQuery.graphql.ts'

const query = graphql`
  query createRecountQuery {
    viewer {
      # Read by the header.
      # eslint-disable-next-line relay/unused-fields
      naoLidas {
        notificacoes
      }
    }
  }
`

/**
 * A function that refetches the count of unread notifications: a cancelled candidatura takes its notification with it, and
 * the event of the vaga does not say so. One request at a time: all calls during a request make one more.
 */
export function createRecount(environment: IEnvironment): () => void {
  let requested = 0
  const refetch = () => {
    const served = requested
    const done = () => {
      const isMissing = requested > served
      requested = isMissing ? 1 : 0
      if (isMissing) refetch()
    }
    refetchQuery<createRecountQuery>(environment, query, {}, { onComplete: done, onFailure: done })
  }
  return () => {
    requested += 1
    if (requested === 1) refetch()
  }
}
