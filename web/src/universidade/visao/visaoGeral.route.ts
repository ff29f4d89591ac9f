import { paths } from '../../paths.ts'
import { pageRoute } from '../../relay/pageRoute.ts'
import { visaoGeralEarly } from './visaoGeral.early.ts'

export const visaoGeralRoute = pageRoute({
  path: paths.admin.inicio(),
  ...visaoGeralEarly,
  page: () => import('./VisaoGeralPage.tsx').then(module => module.VisaoGeralPage),
  freshness: 'inicio',
})
