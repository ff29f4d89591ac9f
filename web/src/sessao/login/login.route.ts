import { pageRoute } from '../../relay/pageRoute.ts'
import { requireVisitor } from '../guards.ts'

export const loginRoute = pageRoute({
  path: '/login',
  guard: requireVisitor,
  page: () => import('./LoginPage.tsx').then(module => module.LoginPage),
})
