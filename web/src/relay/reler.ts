import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationType,
} from 'relay-runtime'
import { inteira } from './network.ts'

/**
 * Requests again what the page shows, even while the same request is in flight: its response may be older than what was
 * missed. The response goes to the store, where the page reads it, and then calls back; a failure, were it of one field,
 * leaves the page as it is, which a refetched fragment would not.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- named by the caller, as of Relay's own hooks
export function reler<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
  onRelida: () => void = () => {},
): void {
  const operation = createOperationDescriptor(getRequest(query), variables, { force: true, metadata: inteira })
  environment.execute({ operation }).subscribe({ complete: onRelida, error: () => {} })
}
