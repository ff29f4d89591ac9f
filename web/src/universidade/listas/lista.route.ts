import { adminPaths } from '../../adminPaths.ts'
import { pageRoute } from '../../relay/pageRoute.ts'
import { listaEarly } from './lista.early.ts'

export const listaRoute = pageRoute({
  path: adminPaths.lista(':lista?'),
  ...listaEarly,
  page: () => import('./ListaPage.tsx').then(module => module.ListaPage),
  freshness: 'inicio',
  topics: () => ['listas'],
})
