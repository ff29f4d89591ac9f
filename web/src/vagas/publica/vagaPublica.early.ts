import type { EarlyPage } from '../../relay/pageRoute.ts'
import { drawDescricao } from '../drawDescricao.ts'
import type { VagaPublicaPageQuery } from './__generated__/VagaPublicaPageQuery.graphql.ts'
import query from './__generated__/VagaPublicaPageQuery$parameters.ts'

export const vagaPublicaEarly: EarlyPage<VagaPublicaPageQuery> = {
  query,
  variables: ({ params }) => ({ codigo: params['codigo'] ?? '' }),
  sketch: ({ vagaPublica }) =>
    vagaPublica ? [{ titulo: vagaPublica.titulo, descricao: drawDescricao(vagaPublica.descricao) }] : [],
}
