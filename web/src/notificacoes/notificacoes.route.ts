import { paths } from '../paths.ts'
import { pageRoute } from '../relay/pageRoute.ts'
import { notificacoesDoProfessorEarly, notificacoesEarly } from './notificacoes.early.ts'

const route = (path: string, early: typeof notificacoesEarly) =>
  pageRoute({
    path,
    ...early,
    page: () => import('./NotificacoesPage.tsx').then(module => module.NotificacoesPage),
    freshness: 'notificacoes',
    topics: () => ['notificacoes'],
  })

export const notificacoesRoute = route(paths.notificacoes(), notificacoesEarly)
export const notificacoesDoProfessorRoute = route(paths.professor.notificacoes(), notificacoesDoProfessorEarly)
