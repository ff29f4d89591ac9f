/** Turns what a page says of itself into a route whose code and data start together, neither awaiting the other. */
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
import { mudadaEm } from './mudancas.ts'
import { daPagina } from './network.ts'
import { ultimaPerda } from './recuperar.ts'
import type { Leitura } from './leitura.ts'

export type Place = { url: URL; params: Params }

/** Says where to go instead, before any request; null lets the reader in. */
export type Guard = (place: Place) => string | null

/** The environment of the moment: asked at each navigation, since a new session brings a new one. */
export type EnvironmentSource = () => IEnvironment

/** What the page's error boundary says when the page does not load; without it, title and sentence by the code. */
export type PageHandle = { failure?: { title: string; sentence?: string; back?: { to: string; label: string } } }

export type PageRoute = {
  path: string
  /** Of the page's data; none where it needs none. */
  query: PreloadableConcreteRequest<OperationType> | undefined
  toRoute: (environment: EnvironmentSource) => RouteObject
  /** Starts the code and the data of this path as a visit would, which then finds both. */
  prefetch: (environment: IEnvironment, to: string) => void
}

type PageSpec<TQuery extends OperationType> = PageHandle & {
  path: string
  guard?: Guard
  /** The page's component alone: `() => import('./VagasPage.tsx').then(module => module.VagasPage)`. */
  page: () => Promise<ComponentType>
  /** The parameters of the page's query, by which it starts before its artifact is there; none where it needs no data. */
  query?: PreloadableConcreteRequest<TQuery>
  freshness?: Freshness
  /** The page shows what the store has of it while the rest comes: each part that may be missing has its own Suspense. */
  partial?: boolean
  /** The page is kept for when there is no connection, under this title. */
  leitura?: Leitura['titulo']
  /** The URL as variables; null when there is nothing to ask for now. */
  variables?: (place: Place, environment: IEnvironment) => TQuery['variables'] | null
  /**
   * Fills the skeleton of the HTML with the query's response, before the page's code is there. The page renders it all
   * anew. Only the inline script calls it.
   */
  esboco?: (data: TQuery['rawResponse']) => void
  /** Whether what is loaded stands over this change of the URL; otherwise the page is loaded again, as fresh as it is. */
  stays?: (from: URL, to: URL) => boolean
}

/** `TQuery` is the generated type of the query: `pageRoute<VagasPageQuery>({ ... })`. */
export function pageRoute<TQuery extends OperationType = OperationType>(spec: PageSpec<TQuery>): PageRoute {
  return {
    path: spec.path,
    query: spec.query,
    toRoute: environment => toRoute(spec, environment),
    prefetch: (environment, to) => {
      const url = new URL(to, window.location.href)
      const params = matchPath(spec.path, url.pathname)?.params
      if (!params || spec.guard?.({ url, params })) return
      // What does not load now is asked for again, and told, by the visit.
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
      const place = { url: new URL(request.url), params }
      const elsewhere = spec.guard?.(place)
      if (elsewhere) return redirect(elsewhere)
      const reference = load(spec, environment(), place)
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
    // The loader tells of code that did not load: of a route that is still lazy the router draws no boundary.
    lazy: { Component: () => loadCode().catch(() => Nothing) },
    handle: spec.failure ? { failure: spec.failure } : {},
  }
}

const Nothing = () => null

function load<TQuery extends OperationType>(spec: PageSpec<TQuery>, environment: IEnvironment, place: Place) {
  const variables = spec.variables ? spec.variables(place, environment) : {}
  if (!spec.query || !variables) return null
  const { partial = false, leitura: titulo } = spec
  const { pathname, search } = place.url
  const leitura = titulo ? { endereco: pathname + search, titulo } : null
  const options = { partial, leitura, changedAt: mudadaEm(pathname) }
  return loadPage<TQuery>(environment, spec.query, variables, spec.freshness ?? 'vagas', options)
}

type LoadOptions = { partial?: boolean; leitura?: Leitura | null; changedAt?: number | null }

/** Starts a query as fresh as the table asks. The reference belongs to whoever adopts it (usePageQuery). */
export function loadPage<TQuery extends OperationType>(
  environment: IEnvironment,
  query: PreloadableConcreteRequest<TQuery>,
  variables: TQuery['variables'],
  kind: Freshness,
  { partial = false, leitura = null, changedAt = null }: LoadOptions = {},
) {
  const stored = checkStored(environment, query, variables)
  const policy = fetchPolicy(kind, stored, Date.now(), ultimaPerda(), changedAt)
  const metadata = { ...(policy === 'network-only' ? daPagina : {}), ...(leitura ? { leitura } : {}) }
  const shown = partial && stored.status === 'missing' ? 'store-and-network' : policy
  return loadQuery<TQuery>(environment, query, variables, {
    fetchPolicy: shown,
    networkCacheConfig: { force: true, metadata },
  })
}

/** How a query is to be loaded now, by what the store has of it and how old that may be. */
export function policyOf(
  environment: IEnvironment,
  query: PreloadableConcreteRequest<OperationType>,
  variables: Variables,
  kind: Freshness,
) {
  return fetchPolicy(kind, checkStored(environment, query, variables), Date.now(), ultimaPerda(), null)
}

/** What the store has of a query; nothing before the query's artifact is there, which comes with the page's code. */
function checkStored(
  environment: IEnvironment,
  query: PreloadableConcreteRequest<OperationType>,
  variables: Variables,
): OperationAvailability {
  const artifact = query.params.id ? PreloadableQueryRegistry.get(query.params.id) : null
  return artifact ? environment.check(createOperationDescriptor(artifact, variables)) : { status: 'missing' }
}
