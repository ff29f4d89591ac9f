import { paths } from '../../paths.ts'
import { pageRoute } from '../../relay/pageRoute.ts'
import { minhaVagaEarly } from './minhaVaga.early.ts'

export const minhaVagaRoute = pageRoute({
  path: '/professor/opportunities/:codigo',
  ...minhaVagaEarly,
  page: () => import('./MinhaVagaPage.tsx').then(module => module.MinhaVagaPage),
  freshness: 'minhaVaga',
  topics: ({ codigo }) => [`vaga:${codigo}`],
  // Only the filters of the candidates changed, and they need no request.
  stays: (from, to) => from.pathname === to.pathname && from.search !== to.search,
  failure: {
    title: 'Erro ao carregar detalhes da oportunidade',
    back: { to: paths.professor.vagas(), label: 'Voltar às oportunidades' },
  },
})
