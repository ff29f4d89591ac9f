import { pageRoute } from '../relay/pageRoute.ts'
import type { CadastroPageQuery } from './__generated__/CadastroPageQuery.graphql.ts'
import query from './__generated__/CadastroPageQuery$parameters.ts'
import { soVisitante } from './guards.ts'

export const cadastroRoute = pageRoute<CadastroPageQuery>({
  path: '/register',
  guard: soVisitante,
  query,
  freshness: 'referencia',
  // Of what the page asks for, only the interests are the upstream's.
  failure: {
    title: 'Erro ao carregar interesses',
    sentence: 'Não foi possível carregar a lista de interesses. Por favor, tente novamente.',
  },
  page: () => import('./CadastroPage.tsx').then(module => module.CadastroPage),
})
