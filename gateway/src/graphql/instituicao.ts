import type { Resolvers } from './__generated__/resolvers.ts'
import { toGlobalId } from './node.ts'

export const instituicaoResolvers: Resolvers = {
  Instituicao: {
    codigoDeAtividadesComplementares: ({ atividadesComplementares }) => atividadesComplementares.codigo,
    creditosComplementaresExigidos: ({ atividadesComplementares }) => atividadesComplementares.creditos,
  },
  Departamento: {
    id: ({ codigo }) => toGlobalId('Departamento', codigo),
  },
  Query: {
    instituicao: (_, __, { instituicao }) => instituicao,
    departamentos: (_, __, { upstream }) => upstream.departamentos.list(),
  },
}
