import { paths } from '../paths.ts'
import { pageRoute } from '../relay/pageRoute.ts'
import { requireAluno } from '../sessao/guards.ts'
import type { AvisosPageQuery } from './__generated__/AvisosPageQuery.graphql.ts'
import query from './__generated__/AvisosPageQuery$parameters.ts'

export const avisosRoute = pageRoute<AvisosPageQuery>({
  path: paths.avisos(),
  guard: requireAluno,
  page: () => import('./AvisosPage.tsx').then(module => module.AvisosPage),
  query,
  freshness: 'perfil',
  variables: () => ({}),
})
