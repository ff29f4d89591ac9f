import type { Resolvers } from './__generated__/resolvers.ts'
import { toSituacao } from './candidatura.ts'
import { readWindow, sliceWindow, toConnection } from './connection.ts'
import { requireCodigo } from './node.ts'
import { readPerfil } from './usuario.ts'

/** More than of other lists: each window reads the whole list again, and a professor's page counts all of them. */
const mostCandidatos = 200

export const viewerResolvers: Resolvers = {
  Query: {
    viewer: (_, __, { sessao }) => sessao,
  },
  Viewer: {
    usuario: (_, __, context) => readPerfil(context),
    minhasVagas: async (_, args, { upstream }) => {
      const window = readWindow(args)
      const vagas = await upstream.vagas.own()
      return { ...toConnection(sliceWindow(vagas, window), window), totalDeRecomendadas: 0 }
    },
    candidaturasDaVaga: async (_, { codigo, ...args }, { upstream }) => {
      const window = readWindow(args, mostCandidatos)
      const candidaturas = await upstream.candidaturas.daVaga(requireCodigo(codigo))
      return toConnection(sliceWindow(candidaturas, window), window)
    },
    situacaoDaCandidatura: async (_, { codigo }, context) => {
      const vaga = requireCodigo(codigo)
      return toSituacao(context, vaga, await context.upstream.candidaturas.situacao(vaga))
    },
    candidaturas: async (_, args, { upstream }) => {
      const window = readWindow(args)
      const candidaturas = await upstream.candidaturas.own(window)
      return candidaturas && toConnection(candidaturas, window)
    },
  },
}
