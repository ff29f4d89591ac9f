import { pageRoute } from '../../relay/pageRoute.ts'

export const esqueciASenhaRoute = pageRoute({
  path: '/forgot-password',
  page: () => import('./EsqueciASenhaPage.tsx').then(module => module.EsqueciASenhaPage),
})
