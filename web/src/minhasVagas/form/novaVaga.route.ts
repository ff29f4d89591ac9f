import { paths } from '../../paths.ts'
import { pageRoute } from '../../relay/pageRoute.ts'
import { requireProfessor } from '../../sessao/guards.ts'
import type { NovaVagaPageQuery } from './__generated__/NovaVagaPageQuery.graphql.ts'
import query from './__generated__/NovaVagaPageQuery$parameters.ts'

export const novaVagaRoute = pageRoute<NovaVagaPageQuery>({
  path: paths.professor.novaVaga(),
  guard: requireProfessor,
  page: () => import('./NovaVagaPage.tsx').then(module => module.NovaVagaPage),
  query,
  variables: ({ url }) => {
    const de = url.searchParams.get('de') ?? ''
    return { de, copiar: de !== '' }
  },
  freshness: 'referencia',
  failure: {
    title: 'Erro ao carregar o formulário',
    back: { to: paths.professor.vagas(), label: 'Voltar às oportunidades' },
  },
})
