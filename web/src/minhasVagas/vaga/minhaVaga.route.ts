import { paths } from '../../paths.ts'
import { pageRoute } from '../../relay/pageRoute.ts'
import { requireProfessor } from '../../sessao/guards.ts'
import type { MinhaVagaPageQuery } from './__generated__/MinhaVagaPageQuery.graphql.ts'
import query from './__generated__/MinhaVagaPageQuery$parameters.ts'

export const minhaVagaRoute = pageRoute<MinhaVagaPageQuery>({
  path: '/professor/opportunities/:codigo',
  guard: requireProfessor,
  page: () => import('./MinhaVagaPage.tsx').then(module => module.MinhaVagaPage),
  query,
  variables: ({ params }) => ({ codigo: params['codigo'] ?? '' }),
  freshness: 'minhaVaga',
  // Only the filters of the candidates changed, and they need no request.
  stays: (from, to) => from.pathname === to.pathname && from.search !== to.search,
  failure: {
    title: 'Erro ao carregar detalhes da oportunidade',
    back: { to: paths.professor.vagas(), label: 'Voltar às oportunidades' },
  },
})
