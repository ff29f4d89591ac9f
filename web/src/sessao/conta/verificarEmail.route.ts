import { pageRoute } from '../../relay/pageRoute.ts'

export const verificarEmailRoute = pageRoute({
  path: '/verify-email',
  page: () => import('./VerificarEmailPage.tsx').then(module => module.VerificarEmailPage),
})
