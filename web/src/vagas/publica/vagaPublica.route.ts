import { paths } from '../../paths.ts'
import { pageRoute } from '../../relay/pageRoute.ts'
import { vagaPublicaEarly } from './vagaPublica.early.ts'

export const vagaPublicaRoute = pageRoute({
  path: `${paths.vagaPublica('')}:codigo`,
  ...vagaPublicaEarly,
  page: () => import('./VagaPublicaPage.tsx').then(module => module.VagaPublicaPage),
  freshness: 'vaga',
  failure: { title: 'Erro ao carregar oportunidade', back: { to: paths.inicio(), label: 'Voltar ao início' } },
})
