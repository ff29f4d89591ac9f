import { pageRoute } from '../../relay/pageRoute.ts'

export const entrarPorLinkRoute = pageRoute({
  path: '/email-login',
  page: () => import('./EntrarPorLinkPage.tsx').then(module => module.EntrarPorLinkPage),
})
