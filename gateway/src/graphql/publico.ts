import type { Resolvers } from './__generated__/resolvers.ts'
import { isCodigo } from './node.ts'

export const publicoResolvers: Resolvers = {
  Query: {
    mural: (_, __, { upstream }) => upstream.publico.mural(),
    vagaPublica: (_, { codigo }, { upstream }) => (isCodigo(codigo) ? upstream.publico.vaga(codigo) : null),
  },
}
