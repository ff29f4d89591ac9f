import { paths } from '../paths.ts'
import { pageRoute } from '../relay/pageRoute.ts'
import { minhasVagasEarly } from './minhasVagas.early.ts'

export const minhasVagasRoute = pageRoute({
  path: paths.professor.vagas(),
  ...minhasVagasEarly,
  page: () => import('./MinhasVagasPage.tsx').then(module => module.MinhasVagasPage),
  freshness: 'minhasVagas',
  topics: () => ['minhasVagas'],
  // Order and filters need no request: the client has the whole list.
  stays: (from, to) => from.search !== to.search,
  failure: {
    title: 'Erro ao carregar oportunidades',
    back: { to: paths.professor.inicio(), label: 'Voltar ao início' },
  },
})
