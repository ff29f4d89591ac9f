import { paths } from '../paths.ts'
import { pageRoute } from '../relay/pageRoute.ts'
import { conversasDoProfessorEarly, conversasEarly } from './conversas.early.ts'

const route = (path: string, early: typeof conversasEarly) =>
  pageRoute({
    path,
    ...early,
    page: () => import('./ConversasPage.tsx').then(module => module.ConversasPage),
    freshness: 'conversas',
    topics: () => ['conversas'],
    stays: (from, to) => from.searchParams.has('userId') && !to.searchParams.has('userId'),
    failure: { title: 'Failed to fetch conversations' },
  })

export const conversasRoute = route(paths.mensagens(), conversasEarly)
export const conversasDoProfessorRoute = route(paths.professor.mensagens(), conversasDoProfessorEarly)
