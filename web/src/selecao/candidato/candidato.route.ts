import { paths } from '../../paths.ts'
import { pageRoute } from '../../relay/pageRoute.ts'
import { requireProfessor } from '../../sessao/guards.ts'
import type { CandidatoPageQuery } from './__generated__/CandidatoPageQuery.graphql.ts'
import query from './__generated__/CandidatoPageQuery$parameters.ts'

export const candidatoRoute = pageRoute<CandidatoPageQuery>({
  path: '/professor/opportunities/:codigo/candidates/:candidatura',
  guard: requireProfessor,
  page: () => import('./CandidatoPage.tsx').then(module => module.CandidatoPage),
  query,
  variables: ({ params }) => ({ codigo: params['codigo'] ?? '', candidatura: params['candidatura'] ?? '' }),
  freshness: 'candidato',
  failure: {
    title: 'Erro ao carregar o candidato',
    back: { to: paths.professor.vagas(), label: 'Voltar às oportunidades' },
  },
})
