import { adminPaths } from '../../adminPaths.ts'
import { pageRoute } from '../../relay/pageRoute.ts'
import { auditoriaEarly } from './auditoria.early.ts'

export const auditoriaRoute = pageRoute({
  path: adminPaths.auditoria(),
  ...auditoriaEarly,
  page: () => import('./AuditoriaPage.tsx').then(module => module.AuditoriaPage),
  freshness: 'inicio',
})
