/** Creates the route of a page, which loads code and data in parallel. */
import type { ComponentType } from 'react'
import { loadQuery } from 'react-relay'
import { type LoaderFunctionArgs, matchPath, type Params, redirect, type RouteObject } from 'react-router-dom'
import {
  createOperationDescriptor,
  type IEnvironment,
  type OperationAvailability,
  type OperationType,
  type PreloadableConcreteRequest,
  PreloadableQueryRegistry,
  type Variables,
} from 'relay-runtime'
import { fetchPolicy, type Freshness } from './freshness.ts'
import { takePageFailed } from './failedPages.ts'
import { pageQuery } from './network.ts'
import { nextTask } from './nextTask.ts'
import type { OfflinePage } from './offline/offlineCopy.ts'
import { hasChanged, noteRead, now, readAt, type Topic } from './topics.ts'

/** The name of an element of a card's skeleton that a text fills: its `data-campo`. */
type FieldSlot = string

/** The texts of one card. */
export type SketchedCard = Record<FieldSlot, unknown>

export type RouteLocation = { url: URL; params: Params }

/** Returns a path to redirect to, before any request; null allows the page. */
export type Guard = (location: RouteLocation) => string | null

/**
 * What the inline script of a page with data needs (boot/early.ts): `xEarly` of `x.early.ts`, beside `xRoute` of
 * `x.route.ts`. It imports little, since each HTML document carries it.
 */
export type EarlyPage<TQuery extends OperationType> = {
  guard?: Guard
  /** The parameters of the page's query, which is sent before its artifact is loaded. */
  query: PreloadableConcreteRequest<TQuery>
  /** The variables of the URL; null to send no query. */
  variables?: (location: RouteLocation) => TQuery['variables'] | null
  /**
   * The texts of the query's response that fill the skeleton of the HTML before the page's code is there (sketch.ts). The
   * page renders everything anew. Only the inline script calls it.
   */
  sketch?: (data: TQuery['rawResponse']) => readonly SketchedCard[]
}

/** The current environment, read at each navigation: a new session has a new one. */
export type EnvironmentSource = () => IEnvironment

export type PageHandle = {
  /** The text of the page's error boundary; by default title and sentence of the failure's code. */
  failure?: { title: string; sentence?: string; back?: { to: string; label: string } }
  /** What the page shows, by topic: after a change of it, the page refetches. None for a page that its freshness alone refetches. */
  topics?: (params: Params) => readonly Topic[]
}

export type PageRoute = {
  path: string
  /** The page's query; none for a page without data. */
  query: PreloadableConcreteRequest<OperationType> | undefined
  toRoute: (environment: EnvironmentSource) => RouteObject
  /** Loads code and data of this path, so that a visit finds both. */
  prefetch: (environment: IEnvironment, to: string) => void
}

type PageSpec<TQuery extends OperationType> = PageHandle & {
  path: string
  guard?: Guard
  /** Loads the page's component: `() => import('./VagasPage.tsx').then(module => module.VagasPage)`. */
  page: () => Promise<ComponentType>
  /** As in EarlyPage; none for a page without data. */
  query?: PreloadableConcreteRequest<TQuery>
  freshness?: Freshness
  /** The page shows partial data from the store while it loads; each part that may be missing has its own Suspense. */
  partial?: boolean
  /** Keeps the page's data for when there is no connection, under this title: its own among the pages of the route. */
  offlineTitle?: (
    data: Parameters<OfflinePage['title']>[0],
    location: RouteLocation,
  ) => ReturnType<OfflinePage['title']>
  variables?: (location: RouteLocation, environment: IEnvironment) => TQuery['variables'] | null
  /** Whether the loaded data is still that of the page after this change of the URL; otherwise the page loads again. */
  stays?: (from: URL, to: URL) => boolean
}

export function pageRoute<TQuery extends OperationType = OperationType>(spec: PageSpec<TQuery>): PageRoute {
  return {
    path: spec.path,
    query: spec.query,
    toRoute: environment => toRoute(spec, environment),
    prefetch: (environment, to) => {
      const url = new URL(to, window.location.href)
      const params = matchPath(spec.path, url.pathname)?.params
      if (!params || spec.guard?.({ url, params })) return
      // Ignored: the visit loads it again, and shows a failure.
      spec.page().catch(() => undefined)
      const reference = load(spec, environment, { url, params })
      const dispose = () => reference?.dispose()
      if (reference?.source) reference.source.subscribe({ complete: dispose, error: dispose })
      else dispose()
    },
  }
}

function toRoute<TQuery extends OperationType>(spec: PageSpec<TQuery>, environment: EnvironmentSource): RouteObject {
  let code: Promise<ComponentType> | undefined
  const loadCode = () => (code ??= spec.page())
  return {
    path: spec.path,
    loader: async ({ request, params }: LoaderFunctionArgs) => {
      const location = { url: new URL(request.url), params }
      const elsewhere = spec.guard?.(location)
      if (elsewhere) return redirect(elsewhere)
      await nextTask(request)
      const reference = load(spec, environment(), location)
      try {
        await loadCode()
      } catch (error) {
        reference?.dispose()
        throw error
      }
      return reference
    },
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && !spec.stays?.(currentUrl, nextUrl),
    // The loader throws if the code did not load: the router renders no boundary of a route that is still lazy.
    lazy: { Component: () => loadCode().catch(() => Nothing) },
    handle: { failure: spec.failure, topics: spec.topics },
  }
}

const Nothing = () => null

function load<TQuery extends OperationType>(
  spec: PageSpec<TQuery>,
  environment: IEnvironment,
  location: RouteLocation,
) {
  const variables = spec.variables ? spec.variables(location, environment) : {}
  if (!spec.query || !variables) return null
  const { partial = false, offlineTitle } = spec
  const { pathname, search } = location.url
  const title: OfflinePage['title'] = data => offlineTitle?.(data, location)
  const offlinePage = offlineTitle ? { address: pathname + search, title } : null
  const topics: Topic[] = [...(spec.topics?.(location.params) ?? []), ...(offlineTitle ? ['conexao' as const] : [])]
  const hasFailed = takePageFailed(environment, pathname)
  const options = { partial, offlinePage, topics, hasFailed }
  return loadPage<TQuery>(environment, spec.query, variables, spec.freshness ?? 'vagas', options)
}

type LoadOptions = {
  partial?: boolean
  offlinePage?: OfflinePage | null
  topics?: readonly Topic[]
  hasFailed?: boolean
}

/** The moment in which each reference was loaded. */
const loadedAt = new WeakMap<object, number>()

/** The moment in which this reference was loaded; its data is as new, or newer. */
export const momentOf = (reference: object): number => loadedAt.get(reference) ?? now()

/** Loads a query by the table of freshness. usePageQuery disposes of the reference. */
export function loadPage<TQuery extends OperationType>(
  environment: IEnvironment,
  query: PreloadableConcreteRequest<TQuery>,
  variables: TQuery['variables'],
  kind: Freshness,
  { partial = false, offlinePage = null, topics = [], hasFailed = false }: LoadOptions = {},
) {
  const moment = now()
  const stored: OperationAvailability = hasFailed ? { status: 'stale' } : checkStored(environment, query, variables)
  const since = readAt(environment, query.params.name, variables)
  const policy = fetchPolicy(kind, stored, Date.now(), hasChanged(environment, { topics, since }))
  const metadata = { ...(policy === 'network-only' ? pageQuery : {}), ...(offlinePage ? { offlinePage } : {}) }
  const shown = partial && stored.status === 'missing' ? 'store-and-network' : policy
  const reference = loadQuery<TQuery>(environment, query, variables, {
    fetchPolicy: shown,
    networkCacheConfig: { force: true, metadata },
  })
  loadedAt.set(reference, moment)
  const complete = () => noteRead(environment, query.params.name, variables, moment)
  reference.source?.subscribe({ complete, error: () => {} })
  return reference
}

/** The fetch policy of a query now, by its availability in the store, its freshness and its topics. */
export function policyOf(
  environment: IEnvironment,
  query: PreloadableConcreteRequest<OperationType>,
  variables: Variables,
  kind: Freshness,
  topics: readonly Topic[] = [],
) {
  const since = readAt(environment, query.params.name, variables)
  const isStale = hasChanged(environment, { topics, since })
  return fetchPolicy(kind, checkStored(environment, query, variables), Date.now(), isStale)
}

/** The availability of a query in the store; 'missing' before its artifact is loaded, with the page's code. */
function checkStored(
  environment: IEnvironment,
  query: PreloadableConcreteRequest<OperationType>,
  variables: Variables,
): OperationAvailability {
  const artifact = query.params.id ? PreloadableQueryRegistry.get(query.params.id) : null
  return artifact ? environment.check(createOperationDescriptor(artifact, variables)) : { status: 'missing' }
}
