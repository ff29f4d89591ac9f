import type { EarlyPage } from '../../relay/pageRoute.ts'
import { requireAdministrador } from '../guards.ts'
import type { ListaPageQuery } from './__generated__/ListaPageQuery.graphql.ts'
import query from './__generated__/ListaPageQuery$parameters.ts'
import { toVariables } from './endereco.ts'

export const listaEarly: EarlyPage<ListaPageQuery> = {
  guard: requireAdministrador,
  query,
  variables: ({ url, params }) => toVariables(params['lista'], url.searchParams),
}
