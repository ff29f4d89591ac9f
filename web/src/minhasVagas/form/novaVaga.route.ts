import { paths } from '../../paths.ts'
import { pageRoute } from '../../relay/pageRoute.ts'
import { novaVagaEarly } from './novaVaga.early.ts'

export const novaVagaRoute = pageRoute({
  path: paths.professor.novaVaga(),
  ...novaVagaEarly,
  page: () => import('./NovaVagaPage.tsx').then(module => module.NovaVagaPage),
  freshness: 'referencia',
  failure: {
    title: 'Erro ao carregar o formulário',
    back: { to: paths.professor.vagas(), label: 'Voltar às oportunidades' },
  },
})
