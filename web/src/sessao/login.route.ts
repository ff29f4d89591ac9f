import { pageRoute } from '../relay/pageRoute.ts'
import { soVisitante } from './guards.ts'

export const loginRoute = pageRoute({
  path: '/login',
  guard: soVisitante,
  page: () => import('./LoginPage.tsx').then(module => module.LoginPage),
})
