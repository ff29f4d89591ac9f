import { paths } from '../../paths.ts'
import { pageRoute } from '../../relay/pageRoute.ts'
import type { VagaPublicaPageQuery } from './__generated__/VagaPublicaPageQuery.graphql.ts'
import query from './__generated__/VagaPublicaPageQuery$parameters.ts'

export const vagaPublicaRoute = pageRoute<VagaPublicaPageQuery>({
  path: `${paths.vagaPublica('')}:codigo`,
  page: () => import('./VagaPublicaPage.tsx').then(module => module.VagaPublicaPage),
  query,
  freshness: 'vaga',
  sketch: ({ vagaPublica }) => (vagaPublica ? [vagaPublica] : []),
  variables: ({ params }) => ({ codigo: params['codigo'] ?? '' }),
  failure: { title: 'Erro ao carregar oportunidade', back: { to: paths.inicio(), label: 'Voltar ao início' } },
})
