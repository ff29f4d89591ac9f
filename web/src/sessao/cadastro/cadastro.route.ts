import { pageRoute } from '../../relay/pageRoute.ts'
import { cadastroEarly } from './cadastro.early.ts'

export const cadastroRoute = pageRoute({
  path: '/register',
  ...cadastroEarly,
  freshness: 'referencia',
  // Of the page's data, only the interesses are from the upstream.
  failure: {
    title: 'Erro ao carregar interesses',
    sentence: 'Não foi possível carregar a lista de interesses. Por favor, tente novamente.',
  },
  page: () => import('./CadastroPage.tsx').then(module => module.CadastroPage),
})
