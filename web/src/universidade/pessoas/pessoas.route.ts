import { paths } from '../../paths.ts'
import { pageRoute } from '../../relay/pageRoute.ts'
import { pessoasEarly } from './pessoas.early.ts'

export const pessoasRoute = pageRoute({
  path: paths.admin.pessoas(),
  ...pessoasEarly,
  page: () => import('./PessoasPage.tsx').then(module => module.PessoasPage),
  freshness: 'inicio',
})
