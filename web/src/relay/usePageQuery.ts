/** A page's data: adopts the reference that its route loaded, so that React disposes of it, StrictMode included. */
import { type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay'
import { useLoaderData } from 'react-router-dom'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { useManterAtual } from './useManterAtual.ts'

/** Suspends until there is data; throws a `RequestFailure` for the page's boundary. Once per page. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- named by the caller, as of Relay's own hooks
export function usePageQuery<TQuery extends OperationType>(query: GraphQLTaggedNode): TQuery['response'] {
  return usePreloadedQuery<TQuery>(query, usePageReference<TQuery>(query))
}

/** As usePageQuery, for a page that what arrives by itself keeps current. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- named by the caller, as of Relay's own hooks
export function useLivePageQuery<TQuery extends OperationType>(query: GraphQLTaggedNode): TQuery['response'] {
  const reference = usePageReference<TQuery>(query)
  useManterAtual(query, reference.variables)
  return usePreloadedQuery<TQuery>(query, reference)
}

/** The same without waiting: for a page that shows before its data does. Once per page. */
export function usePageReference<TQuery extends OperationType>(query: GraphQLTaggedNode): PreloadedQuery<TQuery> {
  const loaded = useLoaderData<PreloadedQuery<TQuery>>()
  const [reference] = useQueryLoader<TQuery>(query, loaded)
  return reference ?? loaded
}
