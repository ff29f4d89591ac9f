import { paths } from '../../paths.ts'
import { pageRoute } from '../../relay/pageRoute.ts'
import { vagaEarly } from './vaga.early.ts'

export const vagaRoute = pageRoute({
  path: `${paths.vagas()}/:codigo`,
  ...vagaEarly,
  page: () => import('./VagaPage.tsx').then(module => module.VagaPage),
  freshness: 'vaga',
  topics: ({ codigo }) => [`vaga:${codigo}`, 'tempo'],
  partial: true,
  offlineTitle: ({ vaga }) => (vaga as { titulo?: string } | null)?.titulo,
  failure: {
    title: 'Erro ao carregar oportunidade',
    back: { to: paths.vagas(), label: 'Voltar para oportunidades' },
  },
})
