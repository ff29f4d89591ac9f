import { useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, Variables } from 'relay-runtime'

/**
 * Asks again for a part that failed beside the rest of its page. What comes goes to the store, where the part reads
 * it; a failure leaves the page as it is, which a refetched fragment would not.
 */
export function useReload(query: GraphQLTaggedNode, variables: Variables = {}, onReloaded: () => void = () => {}) {
  const environment = useRelayEnvironment()
  const [isReloading, setReloading] = useState(false)
  const reload = () => {
    setReloading(true)
    fetchQuery(environment, query, variables).subscribe({
      complete: () => {
        setReloading(false)
        onReloaded()
      },
      error: () => setReloading(false),
    })
  }
  return [reload, isReloading] as const
}
