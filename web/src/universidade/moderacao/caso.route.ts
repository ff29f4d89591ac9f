import { pageRoute } from '../../relay/pageRoute.ts'
import { casoEarly } from './caso.early.ts'

export const casoRoute = pageRoute({
  path: '/admin/moderacao/:codigo',
  ...casoEarly,
  page: () => import('./CasoPage.tsx').then(module => module.CasoPage),
  freshness: 'inicio',
  failure: { title: 'Não foi possível abrir o caso' },
})
