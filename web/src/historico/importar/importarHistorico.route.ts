import { paths } from '../../paths.ts'
import { pageRoute } from '../../relay/pageRoute.ts'
import { importarHistoricoEarly } from './importarHistorico.early.ts'

export const importarHistoricoRoute = pageRoute({
  path: paths.importarHistorico(),
  ...importarHistoricoEarly,
  page: () => import('./ImportarHistoricoPage.tsx').then(module => module.ImportarHistoricoPage),
  freshness: 'historico',
  topics: () => ['historico'],
})
