import { adminPaths } from '../../adminPaths.ts'
import { pageRoute } from '../../relay/pageRoute.ts'
import { moderacaoEarly } from './moderacao.early.ts'

export const moderacaoRoute = pageRoute({
  path: adminPaths.moderacao(),
  ...moderacaoEarly,
  page: () => import('./ModeracaoPage.tsx').then(module => module.ModeracaoPage),
  freshness: 'inicio',
})
