/**
 * Requests a query again. The response goes to the store, where the page reads it. A failure, even of one field, leaves
 * the page as it is; a refetched fragment would show it.
 */
import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationType,
} from 'relay-runtime'
import { allOrNothing } from './network.ts'
import { background } from './retries.ts'

type Outcome = {
  /** The response is in the store. */
  onComplete?: () => void
  onFailure?: (error: Error) => void
}

/**
 * Sends the request in the background, even while the same one is in flight, whose response may be older than the news
 * that the page missed. Returns a function that aborts it.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- named by the caller, as in Relay's own hooks
export function refetchQuery<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
  { onComplete, onFailure }: Outcome = {},
): () => void {
  const metadata = { ...allOrNothing, ...background }
  const operation = createOperationDescriptor(getRequest(query), variables, { force: true, metadata })
  const subscription = environment
    .execute({ operation })
    .subscribe({ complete: () => onComplete?.(), error: (error: Error) => onFailure?.(error) })
  return () => subscription.unsubscribe()
}
