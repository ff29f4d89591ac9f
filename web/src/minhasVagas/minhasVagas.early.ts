import type { EarlyPage } from '../relay/pageRoute.ts'
import { requireProfessor } from '../sessao/guards.ts'
import { describeConvite } from '../selecao/gestores/convite.ts'
import type { MinhasVagasPageQuery } from './__generated__/MinhasVagasPageQuery.graphql.ts'
import query from './__generated__/MinhasVagasPageQuery$parameters.ts'

export const minhasVagasEarly: EarlyPage<MinhasVagasPageQuery> = {
  guard: requireProfessor,
  query,
  sketch: ({ viewer }) => {
    const [convite] = viewer?.convites ?? []
    const titulos = (viewer?.minhasVagas?.edges ?? []).map(({ node }, index) => [`titulo${index}`, node.titulo])
    const texts =
      convite && describeConvite({ ...convite, titulo: convite.vaga?.titulo, convidadoPor: convite.convidadoPor?.nome })
    return [{ ...texts, ...Object.fromEntries(titulos) }]
  },
}
