import type { Context } from '../context.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { toMensagem } from './failure.ts'
import { requireId, toGlobalId } from './node.ts'
import { requireSessao } from './usuario.ts'

export const salvaResolvers: Resolvers = {
  Viewer: {
    salvas: (_, __, context) => list(context),
  },
  Ligado: {
    salvas: (_, __, context) => list(context).catch(() => null),
  },
  Mutation: {
    salvarVaga: async (_, { input: { vaga, salva } }, context) => {
      const viewer = requireSessao(context)
      const refusal = await context.upstream.salvas.mudar(requireId('Vaga', vaga, 'vaga'), salva)
      if (refusal === null) return { __typename: 'SalvarVagaSuccess', viewer }
      if (refusal === undefined) {
        return { __typename: 'SalvasIndisponiveis', mensagem: 'As oportunidades salvas ficam só neste navegador.' }
      }
      return refusal.status === 404
        ? { __typename: 'VagaInexistente', mensagem: toMensagem(refusal, 'Esta oportunidade não existe mais.') }
        : { __typename: 'SalvasCheias', mensagem: toMensagem(refusal, 'Você já salvou oportunidades demais.') }
    },
  },
}

async function list(context: Context): Promise<string[] | null> {
  if (requireSessao(context).papel !== 'ESTUDANTE') return null
  const codigos = await context.upstream.salvas.list()
  return codigos?.map(codigo => toGlobalId('Vaga', codigo)) ?? null
}
