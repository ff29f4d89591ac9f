import { paths } from '../paths.ts'
import { pageRoute } from '../relay/pageRoute.ts'
import { candidaturasEarly } from './candidaturas.early.ts'

export const candidaturasRoute = pageRoute({
  path: paths.candidaturas(),
  ...candidaturasEarly,
  page: () => import('./CandidaturasPage.tsx').then(module => module.CandidaturasPage),
  freshness: 'candidaturas',
  topics: () => ['candidaturas'],
  // The filter by etapa, and a named candidatura, need no request.
  stays: (from, to) => from.pathname === to.pathname && from.search !== to.search,
  failure: { title: 'Erro ao carregar candidaturas', back: { to: paths.vagas(), label: 'Ver oportunidades' } },
})
