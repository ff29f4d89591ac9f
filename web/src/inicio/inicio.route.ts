import { paths } from '../paths.ts'
import { pageRoute } from '../relay/pageRoute.ts'
import { readSessao } from '../sessao/sessao.ts'
import { readSalvas } from '../vagas/card/salvas.ts'
import type { InicioDoAlunoQuery } from './__generated__/InicioDoAlunoQuery.graphql.ts'
import query from './__generated__/InicioDoAlunoQuery$parameters.ts'

/** Each costs the gateway a call. */
const mostSalvas = 8

export const inicioRoute = pageRoute<InicioDoAlunoQuery>({
  path: paths.inicio(),
  guard: () => (readSessao()?.ehAluno === false ? paths.professor.inicio() : null),
  page: () => import('./InicioPage.tsx').then(module => module.InicioPage),
  query,
  freshness: 'inicio',
  variables: () => (readSessao() ? { salvas: readSalvas().slice(0, mostSalvas) } : null),
  sketch: ({ viewer }) => [{ nome: `${viewer?.usuario?.nome ?? 'estudante'}!` }],
})
