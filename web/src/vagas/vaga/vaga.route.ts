import { paths } from '../../paths.ts'
import { pageRoute } from '../../relay/pageRoute.ts'
import { requireAluno } from '../../sessao/guards.ts'
import type { VagaPageQuery } from './__generated__/VagaPageQuery.graphql.ts'
import query from './__generated__/VagaPageQuery$parameters.ts'

export const vagaRoute = pageRoute<VagaPageQuery>({
  path: `${paths.vagas()}/:codigo`,
  guard: requireAluno,
  page: () => import('./VagaPage.tsx').then(module => module.VagaPage),
  query,
  freshness: 'vaga',
  partial: true,
  sketch: ({ vaga }) => (vaga ? [vaga] : []),
  offlineTitle: ({ vaga }) => (vaga as { titulo?: string } | null)?.titulo,
  variables: ({ params }) => ({ codigo: params['codigo'] ?? '' }),
  failure: {
    title: 'Erro ao carregar oportunidade',
    back: { to: paths.vagas(), label: 'Voltar para oportunidades' },
  },
})
