import { paths } from '../paths.ts'
import { pageRoute } from '../relay/pageRoute.ts'
import { readSessao } from '../sessao/sessao.ts'
import type { InicioDoProfessorPageQuery } from './__generated__/InicioDoProfessorPageQuery.graphql.ts'
import query from './__generated__/InicioDoProfessorPageQuery$parameters.ts'

export const inicioDoProfessorRoute = pageRoute<InicioDoProfessorPageQuery>({
  path: paths.professor.inicio(),
  page: () => import('./InicioDoProfessorPage.tsx').then(module => module.InicioDoProfessorPage),
  query,
  freshness: 'inicio',
  variables: () => ({ professor: readSessao()?.ehAluno === false }),
})
