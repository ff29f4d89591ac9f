import { paths } from '../paths.ts'
import { pageRoute } from '../relay/pageRoute.ts'
import { contaEarly } from './conta.early.ts'

export const contaRoute = pageRoute({
  path: paths.conta(),
  ...contaEarly,
  page: () => import('./ContaPage.tsx').then(module => module.ContaPage),
  freshness: 'inicio',
  // The copy of one's data is told of by a notification.
  topics: () => ['notificacoes'],
})
