/** A page's data: adopts the reference that its route loaded, so that React disposes of it, in StrictMode too. */
import { useEffect, useState } from 'react'
import { type PreloadedQuery, usePreloadedQuery, useQueryLoader, useRelayEnvironment } from 'react-relay'
import { useLoaderData, useMatches } from 'react-router-dom'
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime'
import { momentOf, type PageHandle } from './pageRoute.ts'
import type { PageTopics } from './topics.ts'

/** Suspends until the data is loaded; throws a `RequestFailure` for the page's boundary. Once per page. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- named by the caller, as in Relay's own hooks
export function usePageQuery<TQuery extends OperationType>(query: GraphQLTaggedNode): TQuery['response'] {
  const reference = usePageReference<TQuery>(query)
  useFailureOfTheRest(query, reference)
  return usePreloadedQuery<TQuery>(query, reference)
}

/**
 * Throws the failure of a page that shows in part before all its data is loaded (`partial` of its route). A part alone
 * would throw that data is missing, without the code that the page's boundary needs.
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

/** The reference without its data, for a page that renders before the data is loaded. Once per page. */
export function usePageReference<TQuery extends OperationType>(query: GraphQLTaggedNode): PreloadedQuery<TQuery> {
  const loaded = useLoaderData<PreloadedQuery<TQuery>>()
  const [reference] = useQueryLoader<TQuery>(query, loaded)
  return reference ?? loaded
}

/** The topics of the page's route, and the moment in which its data was requested. */
export function usePageTopics(): PageTopics {
  const { handle, params } = useMatches().at(-1) ?? { handle: null, params: {} }
  const topics = (handle as PageHandle | null)?.topics?.(params) ?? []
  return { topics, since: momentOf(useLoaderData<object>()) }
}
