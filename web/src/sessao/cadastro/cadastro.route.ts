import { pageRoute } from '../../relay/pageRoute.ts'
import type { CadastroPageQuery } from './__generated__/CadastroPageQuery.graphql.ts'
import query from './__generated__/CadastroPageQuery$parameters.ts'
import { requireVisitor } from '../guards.ts'

export const cadastroRoute = pageRoute<CadastroPageQuery>({
  path: '/register',
  guard: requireVisitor,
  query,
  freshness: 'referencia',
  // Of the page's data, only the interesses are from the upstream.
  failure: {
    title: 'Erro ao carregar interesses',
    sentence: 'Não foi possível carregar a lista de interesses. Por favor, tente novamente.',
  },
  page: () => import('./CadastroPage.tsx').then(module => module.CadastroPage),
})
