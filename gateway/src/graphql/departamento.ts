import type { Resolvers } from './__generated__/resolvers.ts'
import { toGlobalId } from './node.ts'

export const departamentoResolvers: Resolvers = {
  Departamento: {
    id: ({ codigo }) => toGlobalId('Departamento', codigo),
  },
  Query: {
    departamentos: (_, __, { upstream }) => upstream.departamentos.list(),
  },
}
