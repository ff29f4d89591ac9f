import type { EarlyPage } from '../relay/pageRoute.ts'
import { requireAluno, requireProfessor } from '../sessao/guards.ts'
import type { ConversasPageQuery } from './__generated__/ConversasPageQuery.graphql.ts'
import query from './__generated__/ConversasPageQuery$parameters.ts'
import { readCom } from './useOpenConversa.ts'

/** Both roles have the same page (specification §2). */
export const conversasEarly: EarlyPage<ConversasPageQuery> = {
  guard: requireAluno,
  query,
  variables: ({ url }) => {
    const com = readCom(url.searchParams)
    return { com: com ?? '', aberta: com !== null }
  },
  sketch: ({ viewer }) =>
    (viewer?.conversas?.edges ?? []).map(({ node }) => ({
      nome: node.pessoa.nome,
      ultimaMensagem: node.ultimaMensagem,
    })),
}

export const conversasDoProfessorEarly = { ...conversasEarly, guard: requireProfessor }
