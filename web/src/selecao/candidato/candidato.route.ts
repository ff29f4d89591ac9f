import { paths } from '../../paths.ts'
import { pageRoute } from '../../relay/pageRoute.ts'
import { candidatoEarly } from './candidato.early.ts'

export const candidatoRoute = pageRoute({
  path: '/professor/opportunities/:codigo/candidates/:candidatura',
  ...candidatoEarly,
  page: () => import('./CandidatoPage.tsx').then(module => module.CandidatoPage),
  freshness: 'candidato',
  topics: ({ codigo }) => [`vaga:${codigo}`],
  failure: {
    title: 'Erro ao carregar o candidato',
    back: { to: paths.professor.vagas(), label: 'Voltar às oportunidades' },
  },
})
