import { paths } from '../paths.ts'
import { describeConvite } from '../selecao/gestores/convite.ts'
import { pageRoute } from '../relay/pageRoute.ts'
import { requireProfessor } from '../sessao/guards.ts'
import type { MinhasVagasPageQuery } from './__generated__/MinhasVagasPageQuery.graphql.ts'
import query from './__generated__/MinhasVagasPageQuery$parameters.ts'

export const minhasVagasRoute = pageRoute<MinhasVagasPageQuery>({
  path: paths.professor.vagas(),
  guard: requireProfessor,
  page: () => import('./MinhasVagasPage.tsx').then(module => module.MinhasVagasPage),
  query,
  freshness: 'minhasVagas',
  sketch: ({ viewer }) => {
    const [convite] = viewer?.convites ?? []
    const titulos = (viewer?.minhasVagas?.edges ?? []).map(({ node }, index) => [`titulo${index}`, node.titulo])
    const texts =
      convite && describeConvite({ ...convite, titulo: convite.vaga?.titulo, convidadoPor: convite.convidadoPor?.nome })
    return [{ ...texts, ...Object.fromEntries(titulos) }]
  },
  // Order and filters need no request: the client has the whole list.
  stays: (from, to) => from.search !== to.search,
  failure: {
    title: 'Erro ao carregar oportunidades',
    back: { to: paths.professor.inicio(), label: 'Voltar ao início' },
  },
})
