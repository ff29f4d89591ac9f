import type { EarlyPage } from '../relay/pageRoute.ts'
import { redirectAdministrador } from '../sessao/guards.ts'
import { readSessao } from '../sessao/sessao.ts'
import type { InicioDoProfessorPageQuery } from './__generated__/InicioDoProfessorPageQuery.graphql.ts'
import query from './__generated__/InicioDoProfessorPageQuery$parameters.ts'
import { primeiroNome } from './primeiroNome.ts'

export const inicioDoProfessorEarly: EarlyPage<InicioDoProfessorPageQuery> = {
  guard: redirectAdministrador,
  query,
  variables: () => ({ professor: readSessao()?.ehAluno === false }),
  sketch: ({ viewer }) => [{ nome: viewer?.usuario ? `${primeiroNome(viewer.usuario.nome)}!` : '' }],
}
