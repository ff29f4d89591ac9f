import type { MudarAvisoInput, Resolvers } from './__generated__/resolvers.ts'
import { toEntradaInvalida } from './failure.ts'
import { requireSessao } from './usuario.ts'

export const avisoResolvers: Resolvers = {
  Viewer: {
    avisos: (_, __, { upstream }) => upstream.avisos.list(),
  },
  Mutation: {
    mudarAviso: async (_, { input: { tipo, modo } }, context) => {
      const viewer = requireSessao(context)
      const refusal = await context.upstream.avisos.mudar(tipo, modo)
      if (refusal) return toEntradaInvalida<MudarAvisoInput>(refusal, { tipo: 'tipo', modo: 'modo' })
      return { __typename: 'MudarAvisoSuccess', viewer }
    },
  },
}
