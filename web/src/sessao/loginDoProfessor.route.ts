import { pageRoute } from '../relay/pageRoute.ts'
import { soVisitante } from './guards.ts'

export const loginDoProfessorRoute = pageRoute({
  path: '/professor/login',
  guard: soVisitante,
  page: () => import('./LoginDoProfessorPage.tsx').then(module => module.LoginDoProfessorPage),
})
