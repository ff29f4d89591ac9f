import { paths } from '../paths.ts'
import { pageRoute } from '../relay/pageRoute.ts'
import { lerSessao } from '../sessao/sessao.ts'
import query, { type InicioDoProfessorQuery } from './__generated__/InicioDoProfessorQuery.graphql.ts'

export const inicioDoProfessorRoute = pageRoute<InicioDoProfessorQuery>({
  path: paths.professor.inicio(),
  page: () => import('./InicioDoProfessorPage.tsx').then(module => module.InicioDoProfessorPage),
  query,
  freshness: 'perfil',
  variables: () => (lerSessao()?.ehAluno === false ? {} : null),
})
