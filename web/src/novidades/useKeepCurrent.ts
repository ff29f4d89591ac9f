import { useEffect, useRef } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { GraphQLTaggedNode, Variables } from 'relay-runtime'
import { refetchQuery } from '../relay/refetchQuery.ts'
import { useOnPageStaleOrGap } from '../relay/staleness.ts'

/**
 * Refetches the page's query while it is on screen: when its address becomes stale, or that of the page that it is a
 * part of (`parent`), and after a gap of the stream. One request at a time: all calls during a request make one more. A
 * failure leaves the page as it is, and is retried.
 */
export function useKeepCurrent(query: GraphQLTaggedNode, variables: Variables, parent?: string): void {
  const environment = useRelayEnvironment()
  const { pathname } = useLocation()
  const requested = useRef(0)
  const stop = useRef(() => {})
  const refetch = () => {
    stop.current()
    const served = requested.current
    const done = () => {
      const isMissing = requested.current > served
      requested.current = isMissing ? 1 : 0
      if (isMissing) refetch()
    }
    stop.current = refetchQuery(environment, query, variables, { onComplete: done, onFailure: done })
  }
  const request = () => {
    requested.current += 1
    if (requested.current === 1) refetch()
  }
  useEffect(() => () => stop.current(), [])
  useOnPageStaleOrGap(parent ?? pathname, request)
}
