import type { IEnvironment } from 'relay-runtime'
import { paths } from '../paths.ts'
import type { Freshness } from '../relay/freshness.ts'
import { pageRoute, policyOf } from '../relay/pageRoute.ts'
import type { VagasPageQuery } from './__generated__/VagasPageQuery.graphql.ts'
import { readCursor, readFiltro, readPagina, toPath, toVariables } from './filtros/filtro.ts'
import { vagasEarly } from './vagas.early.ts'

type Variables = VagasPageQuery['variables']

/** The variables of the last request that included the frame. */
const withFrame = new WeakMap<IEnvironment, Variables>()

/**
 * The frame of the list (filters, progress) is the same for every filter and page. The first list requests it, and a later
 * one when it is stale. A fresh list keeps the variables of its request.
 */
function includeFrame(environment: IEnvironment, variables: Omit<Variables, 'frame'>): Variables {
  const isFresh = (requested: Variables, kind: Freshness) =>
    policyOf(environment, vagasEarly.query, requested, kind) === 'store-or-network'
  const whole = { ...variables, frame: true }
  if (isFresh(whole, 'vagas')) return whole
  const last = withFrame.get(environment)
  if (last && isFresh(last, 'historico')) return { ...variables, frame: false }
  withFrame.set(environment, whole)
  return whole
}

const pathOf = ({ searchParams }: URL) =>
  toPath(readFiltro(searchParams), readPagina(searchParams), readCursor(searchParams))

export const vagasRoute = pageRoute({
  path: paths.vagas(),
  ...vagasEarly,
  page: () => import('./VagasPage.tsx').then(module => module.VagasPage),
  freshness: 'vagas',
  topics: () => ['candidaturas', 'historico'],
  offlineTitle: async (data, { url }) => {
    const { describeLista } = await import('./filtros/nomes.ts')
    return describeLista(url.searchParams, data)
  },
  // Unlike the early request, it finds data in the store.
  variables: ({ url }, environment) => includeFrame(environment, toVariables(url.searchParams)),
  // Only the vaga beside the list is another one.
  stays: (from, to) => from.pathname === to.pathname && from.search !== to.search && pathOf(from) === pathOf(to),
  failure: { title: 'Erro ao carregar oportunidades' },
})
