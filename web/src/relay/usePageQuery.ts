/** A page's data: adopts the reference that its route loaded, so that React disposes of it, StrictMode included. */
import { type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay'
import { useLoaderData } from 'react-router-dom'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'

/** Suspends until there is data; throws a `RequestFailure` for the page's boundary. Once per page. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- named by the caller, as of Relay's own hooks
export function usePageQuery<TQuery extends OperationType>(query: GraphQLTaggedNode): TQuery['response'] {
  return usePreloadedQuery<TQuery>(query, usePageReference<TQuery>(query))
}

/** The same without waiting: for a page that shows before its data does. Once per page. */
export function usePageReference<TQuery extends OperationType>(query: GraphQLTaggedNode): PreloadedQuery<TQuery> {
  const loaded = useLoaderData<PreloadedQuery<TQuery>>()
  const [reference] = useQueryLoader<TQuery>(query, loaded)
  return reference ?? loaded
}
