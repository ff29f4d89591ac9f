import { pageRoute } from '../../relay/pageRoute.ts'

export const entrarPelaUniversidadeRoute = pageRoute({
  path: '/entrar/universidade',
  page: () => import('./EntrarPelaUniversidadePage.tsx').then(module => module.EntrarPelaUniversidadePage),
})
