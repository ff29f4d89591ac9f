import type { EarlyPage } from '../../relay/pageRoute.ts'
import type { DocumentoPageQuery } from './__generated__/DocumentoPageQuery.graphql.ts'
import query from './__generated__/DocumentoPageQuery$parameters.ts'

const toEarly = (tipo: DocumentoPageQuery['variables']['tipo']): EarlyPage<DocumentoPageQuery> => ({
  query,
  variables: ({ url }) => {
    const versao = url.searchParams.get('versao') ?? ''
    return { tipo, numero: /^[1-9]\d{0,8}$/.test(versao) ? Number(versao) : null }
  },
})

export const privacidadeEarly = toEarly('PRIVACIDADE')
export const termosEarly = toEarly('TERMOS')
