import { adminPaths } from '../../adminPaths.ts'
import { pageRoute } from '../../relay/pageRoute.ts'
import { instituicaoEarly } from './instituicao.early.ts'

export const instituicaoRoute = pageRoute({
  path: adminPaths.instituicao(),
  ...instituicaoEarly,
  page: () => import('./InstituicaoPage.tsx').then(module => module.InstituicaoPage),
  freshness: 'inicio',
})
