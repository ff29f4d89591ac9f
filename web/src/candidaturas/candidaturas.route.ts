import { paths } from '../paths.ts'
import { pageRoute } from '../relay/pageRoute.ts'
import { requireAluno } from '../sessao/guards.ts'
import type { CandidaturasPageQuery } from './__generated__/CandidaturasPageQuery.graphql.ts'
import query from './__generated__/CandidaturasPageQuery$parameters.ts'

export const candidaturasRoute = pageRoute<CandidaturasPageQuery>({
  path: paths.candidaturas(),
  guard: requireAluno,
  page: () => import('./CandidaturasPage.tsx').then(module => module.CandidaturasPage),
  query,
  freshness: 'candidaturas',
  // The filter by etapa, and a named candidatura, need no request.
  stays: (from, to) => from.pathname === to.pathname && from.search !== to.search,
  failure: { title: 'Erro ao carregar candidaturas', back: { to: paths.vagas(), label: 'Ver oportunidades' } },
})
