import { pageRoute } from '../../relay/pageRoute.ts'

export const redefinirSenhaRoute = pageRoute({
  path: '/reset-password',
  page: () => import('./RedefinirSenhaPage.tsx').then(module => module.RedefinirSenhaPage),
})
