import type { ExcluirContaInput, Resolvers } from './__generated__/resolvers.ts'
import { toEntradaInvalida } from './failure.ts'
import { requireSessao } from './usuario.ts'

export const dadosResolvers: Resolvers = {
  Viewer: {
    meusDados: (_, __, { upstream }) => upstream.dados.read(),
  },
  Mutation: {
    pedirCopiaDosDados: async (_, __, context) => {
      const viewer = requireSessao(context)
      await context.upstream.dados.pedirCopia()
      return { __typename: 'PedirCopiaDosDadosSuccess', viewer }
    },
    excluirConta: async (_, { input: { senha } }, context) => {
      const viewer = requireSessao(context)
      const refusal = await context.upstream.dados.excluir(senha)
      if (refusal) return toEntradaInvalida<ExcluirContaInput>(refusal, { senha: 'password' })
      return { __typename: 'ExcluirContaSuccess', viewer }
    },
    manterConta: async (_, __, context) => {
      const viewer = requireSessao(context)
      await context.upstream.dados.manter()
      return { __typename: 'ManterContaSuccess', viewer }
    },
  },
}
