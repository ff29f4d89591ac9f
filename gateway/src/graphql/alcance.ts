import type { Resolvers } from './__generated__/resolvers.ts'
import { toMensagem } from './failure.ts'
import { requireId } from './node.ts'
import { requireReader } from './rights.ts'

export const alcanceResolvers: Resolvers = {
  Vaga: {
    alcance: (vaga, _, context) => {
      requireReader('Vaga.alcance', vaga, context)
      return context.upstream.alcance.daVaga(vaga.codigo)
    },
  },
  Mutation: {
    registrarPasso: async (_, { input: { vaga, passo, origem } }, { upstream }) => {
      const refusal = await upstream.alcance.registrar(requireId('Vaga', vaga, 'vaga'), passo, origem)
      return refusal
        ? { __typename: 'VagaInexistente', mensagem: toMensagem(refusal, 'Esta oportunidade não existe mais.') }
        : { __typename: 'RegistrarPassoSuccess', disponivel: refusal === null }
    },
  },
}
