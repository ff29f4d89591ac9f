import { useEffect, useRef } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useLocation, useNavigate } from 'react-router-dom'
import { commitLocalUpdate, type GraphQLTaggedNode, type Variables } from 'relay-runtime'
import { failureCode } from '../relay/failure.ts'
import { refetchQuery } from '../relay/refetchQuery.ts'
import { useOnPageStaleOrGap } from '../relay/staleness.ts'

/**
 * Refetches the page's query while it is on screen: when its address becomes stale, or that of the page that it is a
 * part of (`parent`), and after a gap of the stream. One request at a time: all calls during a request make one more. A
 * failure leaves the page as it is, and is retried. If a part is refused, the reader's rights may have ended: the page loads
 * as for a new visit, without what was stored before.
 */
export function useKeepCurrent(query: GraphQLTaggedNode, variables: Variables, parent?: string): void {
  const environment = useRelayEnvironment()
  const location = useLocation()
  const navigate = useNavigate()
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
    const handleFailure = (error: Error) => {
      if (failureCode(error) !== 'FORBIDDEN') return done()
      requested.current = 0
      commitLocalUpdate(environment, store => store.invalidateStore())
      void navigate(location, { replace: true, state: location.state })
    }
    stop.current = refetchQuery(environment, query, variables, { onComplete: done, onFailure: handleFailure })
  }
  const request = () => {
    requested.current += 1
    if (requested.current === 1) refetch()
  }
  useEffect(() => () => stop.current(), [])
  useOnPageStaleOrGap(parent ?? location.pathname, request)
}
