import { paths } from '../paths.ts'
import { createIncludeRest } from '../relay/includeRest.ts'
import { pageRoute } from '../relay/pageRoute.ts'
import { requireAluno } from '../sessao/guards.ts'
import type { VagasPageQuery } from './__generated__/VagasPageQuery.graphql.ts'
import query from './__generated__/VagasPageQuery$parameters.ts'
import { readCursor, readFiltro, readPagina, toPath, toVariables } from './filtros/filtro.ts'
import type { Departamentos } from './filtros/nomes.ts'

const aoLado = createIncludeRest<VagasPageQuery>(query, { page: 'vagas', rest: 'historico' }, 'aoLado')

const pathOf = ({ searchParams }: URL) =>
  toPath(readFiltro(searchParams), readPagina(searchParams), readCursor(searchParams))

export const vagasRoute = pageRoute<VagasPageQuery>({
  path: paths.vagas(),
  guard: requireAluno,
  page: () => import('./VagasPage.tsx').then(module => module.VagasPage),
  query,
  freshness: 'vagas',
  offlineTitle: async ({ departamentos }, { url }) => {
    const { describeLista } = await import('./filtros/nomes.ts')
    return describeLista(url.searchParams, departamentos as Departamentos | null)
  },
  variables: ({ url }, environment) => aoLado(environment, toVariables(url.searchParams)),
  // Only the vaga beside the list is another one.
  stays: (from, to) => from.pathname === to.pathname && from.search !== to.search && pathOf(from) === pathOf(to),
  sketch: ({ vagas }) => (vagas?.edges ?? []).map(({ node }) => node),
  failure: { title: 'Erro ao carregar oportunidades' },
})
