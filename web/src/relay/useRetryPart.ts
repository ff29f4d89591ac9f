import { useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, Variables } from 'relay-runtime'
import { type FailureCode, failureCode } from './failure.ts'
import { useRetryWhenReady } from './useRetryWhenReady.ts'

/**
 * For what is shown in place of a part that failed while the rest of its page loaded: requests the part's query when the
 * reader presses, and by itself after a failure that passes. Joins the same request in flight.
 */
export function useRetryPart(query: GraphQLTaggedNode, variables: Variables = {}, onComplete: () => void = () => {}) {
  const environment = useRelayEnvironment()
  const [isRetrying, setRetrying] = useState(false)
  // The page's response has null in place of the part, without the code.
  const [code, setCode] = useState<FailureCode>('UPSTREAM_TIMEOUT')
  const retry = () => {
    setRetrying(true)
    fetchQuery(environment, query, variables).subscribe({
      complete: () => {
        setRetrying(false)
        onComplete()
      },
      error: (error: Error) => {
        setRetrying(false)
        setCode(failureCode(error))
      },
    })
  }
  useRetryWhenReady(isRetrying ? null : code, retry)
  return [retry, isRetrying] as const
}
