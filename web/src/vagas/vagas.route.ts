import { paths } from '../paths.ts'
import { createBeside } from '../relay/beside.ts'
import { pageRoute } from '../relay/pageRoute.ts'
import { requireAluno } from '../sessao/guards.ts'
import type { VagasPageQuery } from './__generated__/VagasPageQuery.graphql.ts'
import query from './__generated__/VagasPageQuery$parameters.ts'
import { esbocarVagas } from './esboco.ts'
import { toVariables } from './filtro.ts'

const aoLado = createBeside<VagasPageQuery>(query, { page: 'vagas', beside: 'historico' }, 'aoLado')

export const vagasRoute = pageRoute<VagasPageQuery>({
  path: paths.vagas(),
  guard: requireAluno,
  page: () => import('./VagasPage.tsx').then(module => module.VagasPage),
  query,
  freshness: 'vagas',
  leitura: () => 'Oportunidades Acadêmicas',
  variables: ({ url }, environment) => aoLado(environment, toVariables(url.searchParams)),
  esboco: esbocarVagas,
  failure: { title: 'Erro ao carregar oportunidades' },
})
