import { paths } from '../paths.ts'
import { pageRoute } from '../relay/pageRoute.ts'
import { inicioDoProfessorEarly } from './inicioDoProfessor.early.ts'

export const inicioDoProfessorRoute = pageRoute({
  path: paths.professor.inicio(),
  ...inicioDoProfessorEarly,
  page: () => import('./InicioDoProfessorPage.tsx').then(module => module.InicioDoProfessorPage),
  freshness: 'inicio',
})
