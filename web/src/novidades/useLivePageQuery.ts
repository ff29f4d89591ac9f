import { usePreloadedQuery } from 'react-relay'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { usePageReference } from '../relay/usePageQuery.ts'
import { useKeepCurrent } from './useKeepCurrent.ts'

/**
 * As usePageQuery, for a page that events keep current. `parent`: the address of the page that it is a part of, if the
 * events name that one.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- named by the caller, as in Relay's own hooks
export function useLivePageQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  parent?: string,
): TQuery['response'] {
  const reference = usePageReference<TQuery>(query)
  useKeepCurrent(query, reference.variables, parent)
  return usePreloadedQuery<TQuery>(query, reference)
}
