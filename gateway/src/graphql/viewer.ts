import type { Resolvers } from './__generated__/resolvers.ts'
import { toCandidaturaEdge } from './candidatura.ts'
import { mapEdges, readWindow, toConnection, toFirstEdge } from './connection.ts'
import { requireCandidatura, requireCodigo, toGlobalId } from './node.ts'
import { readPerfil } from './usuario.ts'

/** More than for other lists: each window reads the whole list again, and a professor's page counts all candidates. */
const mostCandidatos = 200

export const viewerResolvers: Resolvers = {
  Query: {
    viewer: (_, __, { sessao }) => sessao,
  },
  Viewer: {
    id: ({ usuario }) => toGlobalId('Viewer', usuario),
    usuario: (_, __, context) => readPerfil(context),
    minhasVagas: async (_, args, { upstream }) => {
      const window = readWindow(args)
      const connection = toConnection(await upstream.vagas.own(window), window)
      return mapEdges(connection, ({ vaga, totalDeCandidatos }) => ({ node: vaga, totalDeCandidatos }))
    },
    candidaturasDaVaga: async (_, { vaga, ...args }, { upstream }) => {
      const window = readWindow(args, mostCandidatos)
      const connection = toConnection(await upstream.recebidas.page(requireCodigo('Vaga', vaga), window), window)
      return mapEdges(connection, ({ candidatura, ...quem }) => ({ node: candidatura, ...quem }))
    },
    candidato: async (_, args, { upstream }) => {
      const { codigo } = requireCandidatura(args.candidatura)
      const found = await upstream.recebidas.candidato(requireCodigo('Vaga', args.vaga), codigo)
      if (!found) return null
      const { candidatura, ...quem } = found
      return { ...toFirstEdge(candidatura), ...quem }
    },
    situacaoDaCandidatura: async (_, args, { upstream }) => {
      const vaga = requireCodigo('Vaga', args.vaga)
      return { vaga, ...(await upstream.candidaturas.situacao(vaga)) }
    },
    listaCandidaturas: ({ papel, usuario }, _, { upstream }) =>
      papel === 'ESTUDANTE' && upstream.candidaturas.canList(usuario),
    candidaturas: async (_, args, { upstream }) => {
      const window = readWindow(args)
      const candidaturas = await upstream.candidaturas.own(window)
      if (!candidaturas) return null
      return { ...mapEdges(toConnection(candidaturas, window), toCandidaturaEdge), porEtapa: candidaturas.porEtapa }
    },
  },
}
