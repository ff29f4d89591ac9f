import { pageRoute } from '../../relay/pageRoute.ts'
import { requireVisitor } from '../guards.ts'

export const loginDoProfessorRoute = pageRoute({
  path: '/professor/login',
  guard: requireVisitor,
  page: () => import('./LoginDoProfessorPage.tsx').then(module => module.LoginDoProfessorPage),
})
