/** A page's data: adopts the reference that its route loaded, so that React disposes of it, StrictMode included. */
import { useEffect, useState } from 'react'
import { type PreloadedQuery, usePreloadedQuery, useQueryLoader, useRelayEnvironment } from 'react-relay'
import { useLoaderData } from 'react-router-dom'
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime'
import { useManterAtual } from './useManterAtual.ts'

/** Suspends until there is data; throws a `RequestFailure` for the page's boundary. Once per page. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- named by the caller, as of Relay's own hooks
export function usePageQuery<TQuery extends OperationType>(query: GraphQLTaggedNode): TQuery['response'] {
  const reference = usePageReference<TQuery>(query)
  useFailureOfTheRest(query, reference)
  return usePreloadedQuery<TQuery>(query, reference)
}

/**
 * Throws why the rest of a page did not come that shows in part (`partial` of its route). A part alone would throw that
 * it misses data, without the code that the page's boundary needs.
 */
function useFailureOfTheRest(query: GraphQLTaggedNode, reference: PreloadedQuery<OperationType>): void {
  const environment = useRelayEnvironment()
  const [failed, setFailed] = useState<{ reference: unknown; error: Error } | null>(null)
  useEffect(() => {
    const subscription = reference.source?.subscribe({
      error: (error: Error) => {
        const operation = createOperationDescriptor(getRequest(query), reference.variables)
        if (environment.check(operation).status === 'missing') setFailed({ reference, error })
      },
    })
    return () => subscription?.unsubscribe()
  }, [environment, query, reference])
  if (failed?.reference === reference) throw failed.error
}

/**
 * As usePageQuery, for a page that what arrives by itself keeps current. `caminho`: the page that it is a part of, where
 * that is what the news names.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- named by the caller, as of Relay's own hooks
export function useLivePageQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  caminho?: string,
): TQuery['response'] {
  const reference = usePageReference<TQuery>(query)
  useManterAtual(query, reference.variables, caminho)
  return usePreloadedQuery<TQuery>(query, reference)
}

/** The same without waiting: for a page that shows before its data does. Once per page. */
export function usePageReference<TQuery extends OperationType>(query: GraphQLTaggedNode): PreloadedQuery<TQuery> {
  const loaded = useLoaderData<PreloadedQuery<TQuery>>()
  const [reference] = useQueryLoader<TQuery>(query, loaded)
  return reference ?? loaded
}
