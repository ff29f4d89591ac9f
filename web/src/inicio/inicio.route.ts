import { paths } from '../paths.ts'
import { pageRoute } from '../relay/pageRoute.ts'
import { lerSessao } from '../sessao/sessao.ts'
import query, { type InicioPageQuery } from './__generated__/InicioPageQuery.graphql.ts'

export const inicioRoute = pageRoute<InicioPageQuery>({
  path: paths.inicio(),
  guard: () => (lerSessao()?.ehAluno === false ? paths.professor.inicio() : null),
  page: () => import('./InicioPage.tsx').then(module => module.InicioPage),
  query,
  freshness: 'perfil',
  variables: () => (lerSessao() ? {} : null),
})
