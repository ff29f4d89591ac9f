import { adminPaths } from '../../adminPaths.ts'
import { pageRoute } from '../../relay/pageRoute.ts'
import { visaoGeralEarly } from './visaoGeral.early.ts'

export const visaoGeralRoute = pageRoute({
  path: adminPaths.inicio(),
  ...visaoGeralEarly,
  page: () => import('./VisaoGeralPage.tsx').then(module => module.VisaoGeralPage),
  freshness: 'inicio',
})
