import { pageRoute } from '../relay/pageRoute.ts'
import { requireAluno } from '../sessao/guards.ts'
import { readSessao } from '../sessao/sessao.ts'
import type { PerfilPageQuery } from './__generated__/PerfilPageQuery.graphql.ts'
import query from './__generated__/PerfilPageQuery$parameters.ts'

export const perfilRoute = pageRoute<PerfilPageQuery>({
  path: '/profile/:codigo?',
  guard: requireAluno,
  page: () => import('./PerfilPage.tsx').then(module => module.PerfilPage),
  query,
  freshness: 'perfil',
  variables: ({ params }) => ({ codigo: params['codigo'] ?? readSessao()?.codigo ?? '' }),
  failure: { title: 'Erro ao carregar perfil' },
})
