import type { AceitarDocumentosInput, Resolvers, SalvarDocumentoInput } from './__generated__/resolvers.ts'
import { toEntradaInvalida, toError } from './failure.ts'
import { toGlobalId } from './node.ts'
import { requireSessao } from './usuario.ts'

const largestNumero = 2_147_483_647

export const documentosResolvers: Resolvers = {
  DocumentoEditavel: {
    id: ({ tipo }) => toGlobalId('DocumentoEditavel', tipo),
  },
  Query: {
    documento: (_, { tipo, numero = null }, { upstream }) => {
      if (numero !== null && (numero < 1 || numero > largestNumero)) throw toError('BAD_USER_INPUT')
      return upstream.documentos.read(tipo, numero)
    },
  },
  Administracao: {
    documentos: (_, __, { upstream }) => upstream.documentos.listEditaveis(),
  },
  Mutation: {
    aceitarDocumentos: async (_, { input: { numero } }, context) => {
      const viewer = requireSessao(context)
      const refusal = await context.upstream.documentos.aceitar(numero)
      if (!refusal) return { __typename: 'AceitarDocumentosSuccess', viewer }
      return toEntradaInvalida<AceitarDocumentosInput>(refusal, { numero: 'numero' })
    },
    salvarDocumento: async (_, { input }, context) => {
      const viewer = requireSessao(context)
      const refusal = await context.upstream.documentos.save(input)
      if (!refusal) return { __typename: 'SalvarDocumentoSuccess', viewer }
      const names = { tipo: 'tipo', texto: 'texto', mudou: 'mudou', publicar: 'publicar' }
      return toEntradaInvalida<SalvarDocumentoInput>(refusal, names)
    },
  },
}
