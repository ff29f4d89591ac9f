import { useRef } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { GraphQLTaggedNode, Variables } from 'relay-runtime'
import { allOrNothing } from '../relay/network.ts'
import { useOnGap, useOnPageStale } from '../relay/staleness.ts'

/**
 * Refetches the page's query while it is on screen: when its address becomes stale, or that of the page that it is a
 * part of (`parent`), and after a gap of the stream. One request at a time: all calls during a request make one more. A
 * failure leaves the page as it is.
 */
export function useKeepCurrent(query: GraphQLTaggedNode, variables: Variables, parent?: string): void {
  const environment = useRelayEnvironment()
  const { pathname } = useLocation()
  const requested = useRef(0)
  const refetch = () => {
    const served = requested.current
    const done = () => {
      const isMissing = requested.current > served
      requested.current = isMissing ? 1 : 0
      // In a microtask: until then Relay joins the next request to this one.
      if (isMissing) queueMicrotask(refetch)
    }
    const networkCacheConfig = { force: true, metadata: allOrNothing }
    fetchQuery(environment, query, variables, { networkCacheConfig }).subscribe({ complete: done, error: done })
  }
  const request = () => {
    requested.current += 1
    if (requested.current === 1) refetch()
  }
  useOnPageStale(parent ?? pathname, request)
  useOnGap(request)
}
