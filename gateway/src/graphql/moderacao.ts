import type { ContestarInput, DecidirCasoInput, DenunciarInput, Resolvers } from './__generated__/resolvers.ts'
import { readWindow, toConnection } from './connection.ts'
import { toEntradaInvalida, toError } from './failure.ts'
import { isCodigo, toGlobalId } from './node.ts'
import { requireSessao } from './usuario.ts'

/** The API decides again; a refusal here costs no call. */
export const moderacaoResolvers: Resolvers = {
  Viewer: {
    moderacao: ({ papeis }) =>
      papeis.includes('MODERADOR') || papeis.includes('ADMINISTRADOR') ? {} : toError('FORBIDDEN'),
    decisaoRecebida: (_, { codigo }, { upstream }) => (isCodigo(codigo) ? upstream.moderacao.decisao(codigo) : null),
  },
  Moderacao: {
    casos: async (_, { situacao, tipo, ...args }, { upstream }) => {
      const window = readWindow(args)
      const filtro = { situacao: situacao?.toLowerCase(), tipo: tipo?.toLowerCase() }
      return toConnection(await upstream.moderacao.casos(window, filtro), window)
    },
    caso: (_, { codigo }, { upstream }) => (isCodigo(codigo) ? upstream.moderacao.caso(codigo) : null),
  },
  Caso: {
    id: ({ codigo }) => toGlobalId('Caso', codigo),
  },
  DecisaoRecebida: {
    id: ({ caso }) => toGlobalId('DecisaoRecebida', caso),
  },
  Mutation: {
    denunciar: async (_, { input }, context) => {
      requireSessao(context)
      if (!isCodigo(input.codigo)) throw toError('NOT_FOUND')
      const refusal = await context.upstream.moderacao.denunciar({ ...input, texto: input.texto ?? null })
      if (!refusal) return { __typename: 'DenunciarSuccess', recebida: true }
      const names = { tipo: 'tipo', codigo: 'id', motivo: 'motivo', texto: 'texto' }
      return toEntradaInvalida<DenunciarInput>(refusal, names)
    },
    decidirCaso: async (_, { input: { caso: codigo, ate = null, ...decisao } }, context) => {
      requireSessao(context)
      if (!isCodigo(codigo)) throw toError('NOT_FOUND')
      const caso = await context.upstream.moderacao.decidir(codigo, { ...decisao, ate })
      if (!('refused' in caso)) return { __typename: 'DecidirCasoSuccess', caso }
      return toEntradaInvalida<DecidirCasoInput>(caso, { caso: 'id', ato: 'ato', motivo: 'motivo', ate: 'ate' })
    },
    contestar: async (_, { input: { caso, texto } }, context) => {
      requireSessao(context)
      if (!isCodigo(caso)) throw toError('NOT_FOUND')
      const decisao = await context.upstream.moderacao.contestar(caso, texto)
      if (!('refused' in decisao)) return { __typename: 'ContestarSuccess', decisao }
      return toEntradaInvalida<ContestarInput>(decisao, { caso: 'id', texto: 'texto' })
    },
  },
}
