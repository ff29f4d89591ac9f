import type { EarlyPage } from '../../relay/pageRoute.ts'
import { requireAdministrador } from '../guards.ts'
import type { PessoasPageQuery } from './__generated__/PessoasPageQuery.graphql.ts'
import query from './__generated__/PessoasPageQuery$parameters.ts'
import { toVariables } from './endereco.ts'

export const pessoasEarly: EarlyPage<PessoasPageQuery> = {
  guard: requireAdministrador,
  query,
  variables: ({ url }) => toVariables(url.searchParams),
}
