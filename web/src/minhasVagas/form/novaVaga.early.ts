import type { EarlyPage } from '../../relay/pageRoute.ts'
import { requireProfessor } from '../../sessao/guards.ts'
import type { NovaVagaPageQuery } from './__generated__/NovaVagaPageQuery.graphql.ts'
import query from './__generated__/NovaVagaPageQuery$parameters.ts'

export const novaVagaEarly: EarlyPage<NovaVagaPageQuery> = {
  guard: requireProfessor,
  query,
  variables: ({ url }) => {
    const de = url.searchParams.get('de') ?? ''
    return { de, copiar: de !== '' }
  },
}
