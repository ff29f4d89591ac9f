import type { Refusal } from '../upstream/failure.ts'
import type { LigarAparelhoInput, Resolvers } from './__generated__/resolvers.ts'
import { toEntradaInvalida, toMensagem } from './failure.ts'
import { requireSessao } from './usuario.ts'

export const aparelhoResolvers: Resolvers = {
  Viewer: {
    noAparelho: (_, __, { upstream }) => upstream.aparelho.read(),
  },
  Mutation: {
    ligarAparelho: async (_, { input }, context) => {
      const viewer = requireSessao(context)
      const refusal = await context.upstream.aparelho.ligar(input)
      if (!refusal) return { __typename: 'LigarAparelhoSuccess', viewer }
      if (refusal.status === 409) return toRecusado(refusal)
      const names = { endereco: 'endereco', p256dh: 'p256dh', auth: 'auth', tipos: 'tipos' }
      return toEntradaInvalida<LigarAparelhoInput>(refusal, names)
    },
    desligarAparelho: async (_, __, context) => {
      const viewer = requireSessao(context)
      await context.upstream.aparelho.desligar()
      return { __typename: 'DesligarAparelhoSuccess', viewer }
    },
    testarAparelho: async (_, __, context) => {
      const viewer = requireSessao(context)
      const refusal = await context.upstream.aparelho.testar()
      return refusal ? toRecusado(refusal) : { __typename: 'TestarAparelhoSuccess', viewer }
    },
  },
}

function toRecusado(refusal: Refusal) {
  const mensagem = toMensagem(refusal, 'Não foi possível avisar neste aparelho.')
  return { __typename: 'AparelhoRecusado' as const, mensagem }
}
