import { adminPaths } from '../../adminPaths.ts'
import type { EarlyPage } from '../../relay/pageRoute.ts'
import { requireAdministrador } from '../guards.ts'
import type { ListaPageQuery } from './__generated__/ListaPageQuery.graphql.ts'
import query from './__generated__/ListaPageQuery$parameters.ts'
import { escritaOf, toVariables } from './endereco.ts'

export const listaEarly: EarlyPage<ListaPageQuery> = {
  guard: location =>
    requireAdministrador(location) ?? (escritaOf(location.params['lista']) ? null : adminPaths.lista('departamentos')),
  query,
  variables: ({ url, params }) => toVariables(params['lista'], url.searchParams),
}
