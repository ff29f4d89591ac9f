import { paths } from '../paths.ts'
import { type Guard, pageRoute } from '../relay/pageRoute.ts'
import { requireAluno, requireProfessor } from '../sessao/guards.ts'
import type { ConversasPageQuery } from './__generated__/ConversasPageQuery.graphql.ts'
import query from './__generated__/ConversasPageQuery$parameters.ts'
import { readCom } from './useOpenConversa.ts'

/** Both roles have the same page (specification §2). */
const route = (path: string, guard: Guard) =>
  pageRoute<ConversasPageQuery>({
    path,
    guard,
    page: () => import('./ConversasPage.tsx').then(module => module.ConversasPage),
    query,
    freshness: 'conversas',
    variables: ({ url }) => {
      const com = readCom(url.searchParams)
      return { com: com ?? '', aberta: com !== null }
    },
    sketch: ({ viewer }) =>
      (viewer?.conversas?.edges ?? []).map(({ node }) => ({
        nome: node.pessoa.nome,
        ultimaMensagem: node.ultimaMensagem,
      })),
    stays: (from, to) => from.searchParams.has('userId') && !to.searchParams.has('userId'),
    failure: { title: 'Failed to fetch conversations' },
  })

export const conversasRoute = route(paths.mensagens(), requireAluno)
export const conversasDoProfessorRoute = route(paths.professor.mensagens(), requireProfessor)
