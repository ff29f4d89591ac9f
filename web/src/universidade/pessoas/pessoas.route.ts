import { adminPaths } from '../../adminPaths.ts'
import { pageRoute } from '../../relay/pageRoute.ts'
import { pessoasEarly } from './pessoas.early.ts'

export const pessoasRoute = pageRoute({
  path: adminPaths.pessoas(),
  ...pessoasEarly,
  page: () => import('./PessoasPage.tsx').then(module => module.PessoasPage),
  freshness: 'inicio',
})
