import { paths } from '../../paths.ts'
import { pageRoute } from '../../relay/pageRoute.ts'
import { requireAluno } from '../../sessao/guards.ts'
import query from './__generated__/ImportarHistoricoPageQuery$parameters.ts'

export const importarHistoricoRoute = pageRoute({
  path: paths.importarHistorico(),
  guard: requireAluno,
  page: () => import('./ImportarHistoricoPage.tsx').then(module => module.ImportarHistoricoPage),
  query,
  freshness: 'historico',
})
