import type { Resolvers } from './__generated__/resolvers.ts'
import { localKey, toGlobalId } from './node.ts'
import { requireOne } from './rights.ts'
import { readVagas } from './vaga.ts'

export const instituicaoResolvers: Resolvers = {
  Instituicao: {
    codigoDeAtividadesComplementares: ({ atividadesComplementares }) => atividadesComplementares.codigo,
    creditosComplementaresExigidos: ({ atividadesComplementares }) => atividadesComplementares.creditos,
  },
  Local: {
    id: (local, _, { instituicao }) => toGlobalId('Local', localKey(local, instituicao.locais)),
  },
  Departamento: {
    id: ({ codigo }) => toGlobalId('Departamento', codigo),
    vagas: ({ codigo }, args, { upstream }, info) => {
      requireOne(info)
      return readVagas(args, { departamento: codigo }, upstream)
    },
  },
  Query: {
    instituicao: (_, __, { instituicao }) => instituicao,
    departamentos: (_, __, { upstream }) => upstream.departamentos.list(),
  },
}
