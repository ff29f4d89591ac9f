import type { MudarPrivacidadeInput, Resolvers } from './__generated__/resolvers.ts'
import { readWindow, toConnection } from './connection.ts'
import { toEntradaInvalida } from './failure.ts'
import { toGlobalId } from './node.ts'
import { requireSessao } from './usuario.ts'

export const privacidadeResolvers: Resolvers = {
  Leitura: {
    id: ({ codigo }) => toGlobalId('Leitura', codigo),
  },
  Viewer: {
    privacidade: (_, __, { upstream }) => upstream.privacidade.read(),
    leituras: async (_, args, { upstream }) => {
      const window = readWindow(args)
      const leituras = await upstream.privacidade.leituras(window)
      return leituras && toConnection(leituras, window)
    },
  },
  Mutation: {
    mudarPrivacidade: async (_, { input }, context) => {
      const viewer = requireSessao(context)
      const refusal = await context.upstream.privacidade.mudar(input)
      if (!refusal) return { __typename: 'MudarPrivacidadeSuccess', viewer }
      return toEntradaInvalida<MudarPrivacidadeInput>(refusal, { perfil: 'perfil', curso: 'curso', email: 'email' })
    },
  },
}
