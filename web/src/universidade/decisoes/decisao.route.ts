import { pageRoute } from '../../relay/pageRoute.ts'
import { decisaoEarly } from './decisao.early.ts'

export const decisaoRoute = pageRoute({
  path: '/admin/decisoes/:codigo',
  ...decisaoEarly,
  page: () => import('./DecisaoPage.tsx').then(module => module.DecisaoPage),
  freshness: 'inicio',
  failure: { title: 'Não foi possível abrir a decisão' },
})
