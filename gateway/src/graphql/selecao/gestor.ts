import type { ConvidadoInput, ConvidarGestorInput, Resolvers } from '../__generated__/resolvers.ts'
import { toEntradaInvalida, toMensagem } from '../failure.ts'
import type { WireNames } from '../failure.ts'
import { requireId, requireNested, toGlobalId } from '../node.ts'
import { findOwn, readTitulada, readWhole } from '../reference.ts'
import { requireSessao } from '../usuario.ts'

type Convite = Omit<ConvidarGestorInput, 'convidado'> & Record<`convidado.${keyof ConvidadoInput}`, string>
const names: WireNames<Convite> = {
  vaga: 'vaga_id',
  'convidado.pessoa': 'usuario',
  'convidado.email': 'email',
  visivel: 'visivel',
}

export const gestorResolvers: Resolvers = {
  Vaga: {
    // Only professors manage vagas: for all others there is nothing to read.
    meuPapel: async (vaga, _, context) => {
      if (!context.sessao?.papeis.includes('PROFESSOR')) return null
      if (vaga.meuPapel !== undefined) return vaga.meuPapel
      const its = vaga.listed ? await findOwn(vaga, context) : await readWhole(vaga, context)
      return its?.meuPapel ?? null
    },
    gestores: async (vaga, _, context) =>
      (vaga.gestores === undefined ? await readWhole(vaga, context) : vaga)?.gestores ?? null,
  },
  Gestor: {
    id: ({ vagaCodigo, codigo }) => toGlobalId('Gestor', `${vagaCodigo}.${codigo}`),
  },
  Convite: {
    vaga: (convite, _, context, info) => readTitulada(convite, context, info),
  },
  Viewer: {
    convites: (_, __, { upstream }) => upstream.gestores.convites(),
  },
  Mutation: {
    convidarGestor: async (_, { input }, { upstream }) => {
      const convidado = {
        pessoa: input.convidado.pessoa ? requireId('Pessoa', input.convidado.pessoa, 'convidado.pessoa') : null,
        email: input.convidado.email?.trim() || null,
        visivel: input.visivel,
      }
      const vaga = await upstream.gestores.convidar(requireId('Vaga', input.vaga, 'vaga'), convidado)
      if (vaga && 'refused' in vaga) return toEntradaInvalida(vaga, names)
      return { __typename: 'ConvidarGestorSuccess', vaga }
    },
    mostrarGestor: async (_, { input }, { upstream }) => {
      const codigo = requireId('Vaga', input.vaga, 'vaga')
      const vaga = await upstream.gestores.mostrar(
        codigo,
        requireNested('Gestor', input.gestor, 'gestor', codigo),
        input.visivel,
      )
      return { __typename: 'MostrarGestorSuccess', vaga }
    },
    removerGestor: async (_, { input }, { upstream }) => {
      const codigo = requireId('Vaga', input.vaga, 'vaga')
      const vaga = await upstream.gestores.remover(codigo, requireNested('Gestor', input.gestor, 'gestor', codigo))
      return { __typename: 'RemoverGestorSuccess', vaga }
    },
    responderConvite: async (_, { input }, context) => {
      const refusal = await context.upstream.gestores.responder(requireId('Vaga', input.vaga, 'vaga'), input.aceitar)
      const viewer = requireSessao(context)
      if (!refusal) return { __typename: 'ResponderConviteSuccess', viewer }
      return {
        __typename: 'ConviteFechado',
        mensagem: toMensagem(refusal, 'Este convite não está mais aberto.'),
        viewer,
      }
    },
  },
}
