import { adminPaths } from '../../../adminPaths.ts'
import { pageRoute } from '../../../relay/pageRoute.ts'
import { requireAdministrador } from '../../guards.ts'

export const importarPessoasRoute = pageRoute({
  path: adminPaths.importarPessoas(),
  guard: requireAdministrador,
  page: () => import('./ImportarPessoasPage.tsx').then(module => module.ImportarPessoasPage),
})
