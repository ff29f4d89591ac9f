import { afterWrite } from '../upstream/failure.ts'
import type { CriarInteresseInput, Resolvers, SalvarInteressesInput } from './__generated__/resolvers.ts'
import { toEntradaInvalida } from './failure.ts'
import { interesseKey, toGlobalId } from './node.ts'
import { readPerfil, requireSessao } from './usuario.ts'

export const interesseResolvers: Resolvers = {
  Interesse: {
    id: interesse => toGlobalId('Interesse', interesseKey(interesse)),
  },
  Query: {
    categoriasDeInteresse: (_, __, { upstream }) => upstream.interesses.categorias(),
  },
  Mutation: {
    salvarInteresses: async (_, { input: { interesses } }, context) => {
      const refusal = await context.upstream.interesses.replace(requireSessao(context).usuario, interesses)
      if (refusal) return toEntradaInvalida<SalvarInteressesInput>(refusal, { interesses: '' })
      return { __typename: 'SalvarInteressesSuccess', usuario: await afterWrite(readPerfil(context)) }
    },
    criarInteresse: async (_, { input }, { upstream }) => {
      const interesse = await upstream.interesses.create(input.nome.trim())
      if ('refused' in interesse) return toEntradaInvalida<CriarInteresseInput>(interesse, { nome: 'nome' })
      return { __typename: 'CriarInteresseSuccess', interesse }
    },
  },
}
