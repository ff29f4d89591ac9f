import { useRelayEnvironment, type PreloadedQuery } from 'react-relay'
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom'
import { commitLocalUpdate, type GraphQLTaggedNode, type OperationType } from 'relay-runtime'
import { failureCode } from './failure.ts'
import { useKeepCurrent } from './useKeepCurrent.ts'
import { usePageQuery, usePageTopics } from './usePageQuery.ts'

/**
 * As usePageQuery, and refetches the page's query after a change of the topics of its route. If a part is refused, the
 * reader's rights may have ended: the page loads as for a new visit, without what was stored before.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- named by the caller, as in Relay's own hooks
export function useLivePageQuery<TQuery extends OperationType>(query: GraphQLTaggedNode): TQuery['response'] {
  const environment = useRelayEnvironment()
  const location = useLocation()
  const navigate = useNavigate()
  const data = usePageQuery<TQuery>(query)
  const { variables } = useLoaderData<PreloadedQuery<TQuery>>()
  const onFailure = (error: Error) => {
    if (failureCode(error) !== 'FORBIDDEN') return
    commitLocalUpdate(environment, store => store.invalidateStore())
    void navigate(location, { replace: true, state: location.state })
  }
  useKeepCurrent(query, variables, { ...usePageTopics(), onFailure })
  return data
}
