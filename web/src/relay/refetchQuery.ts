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
import { allOrNothing } from './network.ts'

/**
 * Sends the request even while the same one is in flight, whose response may be older than the news that the page missed.
 * Calls back once the response is in the store.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- named by the caller, as in Relay's own hooks
export function refetchQuery<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
  onComplete: () => void = () => {},
): void {
  const operation = createOperationDescriptor(getRequest(query), variables, { force: true, metadata: allOrNothing })
  environment.execute({ operation }).subscribe({ complete: onComplete, error: () => {} })
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
