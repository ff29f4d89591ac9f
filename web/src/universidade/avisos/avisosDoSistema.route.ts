import { adminPaths } from '../../adminPaths.ts'
import { pageRoute } from '../../relay/pageRoute.ts'
import { avisosDoSistemaEarly } from './avisosDoSistema.early.ts'

export const avisosDoSistemaRoute = pageRoute({
  path: adminPaths.avisos(),
  ...avisosDoSistemaEarly,
  page: () => import('./AvisosDoSistemaPage.tsx').then(module => module.AvisosDoSistemaPage),
  freshness: 'inicio',
})
