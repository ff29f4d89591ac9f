import { adminPaths } from '../../adminPaths.ts'
import { type Guard, pageRoute } from '../../relay/pageRoute.ts'
import { requireAdministrador } from '../guards.ts'
import { escritaOf } from './endereco.ts'
import { listaEarly } from './lista.early.ts'

/** An address without a list leads to the first one. */
const guard: Guard = location =>
  requireAdministrador(location) ?? (escritaOf(location.params['lista']) ? null : adminPaths.lista('departamentos'))

export const listaRoute = pageRoute({
  path: adminPaths.lista(':lista?'),
  ...listaEarly,
  guard,
  page: () => import('./ListaPage.tsx').then(module => module.ListaPage),
  freshness: 'inicio',
  topics: () => ['listas'],
})
