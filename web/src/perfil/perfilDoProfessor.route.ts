import { pageRoute } from '../relay/pageRoute.ts'
import { requireProfessor } from '../sessao/guards.ts'
import { readSessao } from '../sessao/sessao.ts'
import type { PerfilDoProfessorPageQuery } from './__generated__/PerfilDoProfessorPageQuery.graphql.ts'
import query from './__generated__/PerfilDoProfessorPageQuery$parameters.ts'

export const perfilDoProfessorRoute = pageRoute<PerfilDoProfessorPageQuery>({
  path: '/professor/profile/:codigo?',
  guard: requireProfessor,
  page: () => import('./PerfilDoProfessorPage.tsx').then(module => module.PerfilDoProfessorPage),
  query,
  freshness: 'perfil',
  variables: ({ params }) => ({ codigo: params['codigo'] ?? readSessao()?.codigo ?? '' }),
  failure: { title: 'Erro ao carregar perfil' },
})
