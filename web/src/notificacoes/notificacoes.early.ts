import type { EarlyPage } from '../relay/pageRoute.ts'
import { requireAluno, requireProfessor } from '../sessao/guards.ts'
import type { NotificacoesPageQuery } from './__generated__/NotificacoesPageQuery.graphql.ts'
import query from './__generated__/NotificacoesPageQuery$parameters.ts'
import { tiposDaUrl } from './filtros.ts'

export const notificacoesEarly: EarlyPage<NotificacoesPageQuery> = {
  guard: requireAluno,
  query,
  variables: ({ url }) => ({ tipos: tiposDaUrl('ESTUDANTE', url.searchParams) }),
}

export const notificacoesDoProfessorEarly: EarlyPage<NotificacoesPageQuery> = {
  guard: requireProfessor,
  query,
  variables: ({ url }) => ({ tipos: tiposDaUrl('PROFESSOR', url.searchParams) }),
}
