/**
 * Requests a query again. The response goes to the store, where the page reads it. A failure, even of one field, leaves
 * the page as it is; a refetched fragment would show it.
 */
import { useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationType,
  type Variables,
} from 'relay-runtime'
import { type FailureCode, failureCode } from './failure.ts'
import { allOrNothing } from './network.ts'
import { mutationsOf } from './staleness.ts'

/** Milliseconds before each retry. What a page missed does not come again, so one failure must not lose it. */
const pauses = [1000, 2000, 4000, 8000, 16_000]

/** The failures that pass. With the others, a retry would fail, too. */
const passing = new Set<FailureCode>([
  'OVERLOADED',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'OFFLINE',
  'TIMEOUT',
  'BAD_RESPONSE',
])

type Outcome = {
  /** The response is in the store. */
  onComplete?: () => void
  /** An attempt failed. It may be retried. */
  onFailure?: (error: Error) => void
}

/**
 * Sends the request even while the same one is in flight, whose response may be older than the news that the page missed.
 * A response that may be older than that of a mutation, and has replaced it in the store, is requested once more. A failure
 * that passes is retried for half a minute. Returns a function that ends the retries.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- named by the caller, as in Relay's own hooks
export function refetchQuery<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
  { onComplete, onFailure }: Outcome = {},
): () => void {
  const operation = createOperationDescriptor(getRequest(query), variables, { force: true, metadata: allOrNothing })
  let isWanted = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const attempt = (failures: number) => {
    const mutations = mutationsOf(environment)
    const handleComplete = () => {
      if (isWanted && mutationsOf(environment) !== mutations) attempt(0)
      else onComplete?.()
    }
    const handleError = (error: Error) => {
      const pause = passing.has(failureCode(error)) ? pauses[failures] : undefined
      // Jitter, because many clients miss the same.
      if (isWanted && pause) timer = setTimeout(attempt, pause * (1 - Math.random() / 2), failures + 1)
      onFailure?.(error)
    }
    environment.execute({ operation }).subscribe({ complete: handleComplete, error: handleError })
  }
  attempt(0)
  return () => {
    isWanted = false
    clearTimeout(timer)
  }
}

/** Retries the query of a part that failed while the rest of its page loaded. Joins the same request in flight. */
export function useRefetchQuery(
  query: GraphQLTaggedNode,
  variables: Variables = {},
  onComplete: () => void = () => {},
) {
  const environment = useRelayEnvironment()
  const [isRefetching, setRefetching] = useState(false)
  const refetch = () => {
    setRefetching(true)
    fetchQuery(environment, query, variables).subscribe({
      complete: () => {
        setRefetching(false)
        onComplete()
      },
      error: () => setRefetching(false),
    })
  }
  return [refetch, isRefetching] as const
}
