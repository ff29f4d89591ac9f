import { adminPaths } from '../../adminPaths.ts'
import { pageRoute } from '../../relay/pageRoute.ts'
import { numerosEarly } from './numeros.early.ts'

export const numerosRoute = pageRoute({
  path: adminPaths.numeros(),
  ...numerosEarly,
  page: () => import('./NumerosPage.tsx').then(module => module.NumerosPage),
  freshness: 'inicio',
})
