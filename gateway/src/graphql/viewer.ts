import type { Resolvers } from './__generated__/resolvers.ts'
import { toCandidaturaEdge } from './candidatura.ts'
import { mapEdges, readWindow, sliceWindow, toConnection } from './connection.ts'
import { requireCodigo } from './node.ts'
import { readPerfil } from './usuario.ts'

/** Lists that the REST API gives whole, so that a larger window costs nothing. */
const mostOfWholeList = 1000

export const viewerResolvers: Resolvers = {
  Query: {
    viewer: (_, __, { sessao }) => sessao,
  },
  Viewer: {
    usuario: (_, __, context) => readPerfil(context),
    minhasVagas: async (_, args, { upstream }) => {
      const window = readWindow(args, mostOfWholeList)
      const connection = toConnection(sliceWindow(await upstream.vagas.own(), window), window)
      return mapEdges(connection, ({ vaga, totalDeCandidatos }) => ({ node: vaga, totalDeCandidatos }))
    },
    candidaturasDaVaga: async (_, { vaga, ...args }, { upstream }) => {
      const window = readWindow(args, mostOfWholeList)
      const candidatos = await upstream.candidaturas.daVaga(requireCodigo('Vaga', vaga))
      const connection = toConnection(sliceWindow(candidatos, window), window)
      return mapEdges(connection, ({ candidatura, ...quem }) => ({ node: candidatura, ...quem }))
    },
    situacaoDaCandidatura: async (_, args, { upstream }) => {
      const vaga = requireCodigo('Vaga', args.vaga)
      return { vaga, candidatado: await upstream.candidaturas.situacao(vaga) }
    },
    candidaturas: async (_, args, { upstream }) => {
      const window = readWindow(args)
      const candidaturas = await upstream.candidaturas.own(window)
      return candidaturas && mapEdges(toConnection(candidaturas, window), toCandidaturaEdge)
    },
  },
}
