import type { Resolvers } from './__generated__/resolvers.ts'
import { requireSessao } from './usuario.ts'

export const agendaResolvers: Resolvers = {
  Viewer: {
    agenda: (_, __, { upstream }) => upstream.agenda.read(),
  },
  Mutation: {
    abrirAgenda: async (_, __, context) => {
      const viewer = requireSessao(context)
      return { __typename: 'AbrirAgendaSuccess', endereco: await context.upstream.agenda.abrir(), viewer }
    },
    fecharAgenda: async (_, __, context) => {
      const viewer = requireSessao(context)
      await context.upstream.agenda.fechar()
      return { __typename: 'FecharAgendaSuccess', viewer }
    },
  },
}
