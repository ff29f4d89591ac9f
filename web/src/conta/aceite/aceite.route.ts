import { paths } from '../../paths.ts'
import { pageRoute } from '../../relay/pageRoute.ts'
import { aceiteEarly } from './aceite.early.ts'

export const aceiteRoute = pageRoute({
  path: paths.aceite(),
  ...aceiteEarly,
  page: () => import('./AceitePage.tsx').then(module => module.AceitePage),
  freshness: 'inicio',
})
