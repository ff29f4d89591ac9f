import type { Resolvers } from './__generated__/resolvers.ts'

export const instituicaoResolvers: Resolvers = {
  Instituicao: {
    codigoDeAtividadesComplementares: ({ atividadesComplementares }) => atividadesComplementares.codigo,
    creditosComplementaresExigidos: ({ atividadesComplementares }) => atividadesComplementares.creditos,
  },
  Query: {
    instituicao: (_, __, { instituicao }) => instituicao,
  },
}
