import { paths } from '../paths.ts'
import { pageRoute } from '../relay/pageRoute.ts'
import { avisosDoProfessorEarly, avisosEarly } from './avisos.early.ts'

const route = (path: string, early: typeof avisosEarly) =>
  pageRoute({
    path,
    ...early,
    page: () => import('./AvisosPage.tsx').then(module => module.AvisosPage),
    freshness: 'perfil',
  })

export const avisosRoute = route(paths.avisos(), avisosEarly)
export const avisosDoProfessorRoute = route(paths.professor.avisos(), avisosDoProfessorEarly)
