import { useState } from 'react'
import { useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType, PreloadableConcreteRequest } from 'relay-runtime'
import type { Freshness } from './freshness.ts'
import { policyOf } from './pageRoute.ts'
import type { Topic } from './topics.ts'
import { useKeepCurrent } from './useKeepCurrent.ts'

type PageQuery<TQuery extends OperationType> = {
  /** The query of a page, and its parameters. */
  query: GraphQLTaggedNode
  parameters: PreloadableConcreteRequest<TQuery>
  freshness: Freshness
}

/**
 * The data of a page that shows beside a list: one request serves both, and so does one that the pointer started. It stays
 * current with its topics. What the list has loaded shows at once. Suspends for the rest. Use a `key` for each subject.
 */
export function usePartQuery<TQuery extends OperationType>(
  { query, parameters, freshness }: PageQuery<TQuery>,
  variables: TQuery['variables'],
  topics: readonly Topic[],
): TQuery['response'] {
  const environment = useRelayEnvironment()
  const [policy] = useState(() => policyOf(environment, parameters, variables, freshness, topics))
  const fetchPolicy = policy === 'network-only' ? 'store-and-network' : policy
  const data = useLazyLoadQuery<TQuery>(query, variables, { fetchPolicy })
  useKeepCurrent(query, variables, { topics })
  return data
}
