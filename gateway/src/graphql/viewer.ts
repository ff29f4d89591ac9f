import type { Resolvers } from './__generated__/resolvers.ts'
import { readWindow, toConnection } from './connection.ts'
import { toGlobalId } from './node.ts'
import { readTitulada } from './reference.ts'
import { readPerfil } from './usuario.ts'

export const viewerResolvers: Resolvers = {
  Query: {
    viewer: (_, __, { sessao }) => sessao,
  },
  Viewer: {
    id: ({ usuario }) => toGlobalId('Viewer', usuario),
    usuario: (_, __, context) => readPerfil(context),
    minhasVagas: async (_, args, { upstream }) => {
      const window = readWindow(args)
      return toConnection(await upstream.vagas.own(window), window)
    },
    listaCandidaturas: ({ papeis, usuario }, _, { upstream }) =>
      papeis.includes('ESTUDANTE') && upstream.candidaturas.canList(usuario),
    candidaturas: async (_, args, { upstream }) => {
      const window = readWindow(args)
      const candidaturas = await upstream.candidaturas.own(window)
      if (!candidaturas) return null
      return { ...toConnection(candidaturas, window), porEtapa: candidaturas.porEtapa }
    },
    pendencias: (_, __, { upstream }) => upstream.pendencias.list(),
  },
  CandidaturaNova: {
    vaga: ({ vaga }, _, context, info) => readTitulada(vaga, context, info),
  },
  NovasDaVaga: {
    vaga: ({ vaga }, _, context, info) => readTitulada(vaga, context, info),
  },
  RespostaPendente: {
    vaga: ({ vaga }, _, context, info) => readTitulada(vaga, context, info),
  },
}
