import { fetchQuery } from 'react-relay'
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime'
import { inteira } from './network.ts'

/**
 * Asks again for what stands on the page. The whole answer goes to the store, where the page reads it, and then calls
 * back; a failure, were it of one field, leaves the page as it is, which a refetched fragment would not.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- named by the caller, as of Relay's own hooks
export function reler<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
  onRelida: () => void = () => {},
): void {
  fetchQuery<TQuery>(environment, query, variables, {
    networkCacheConfig: { force: true, metadata: inteira },
  }).subscribe({ complete: onRelida, error: () => {} })
}
