import { afterWrite } from '../upstream/failure.ts'
import type { CriarInteresseInput, Resolvers, SalvarInteressesInput } from './__generated__/resolvers.ts'
import { findInvalid, toEntradaInvalida } from './failure.ts'
import { interesseKey, toGlobalId } from './node.ts'
import { readPerfil, requireSessao } from './usuario.ts'

const mostInteresses = 100
const longestName = 60

export const interesseResolvers: Resolvers = {
  Interesse: {
    id: interesse => toGlobalId('Interesse', interesseKey(interesse)),
  },
  Query: {
    categoriasDeInteresse: (_, __, { upstream }) => upstream.interesses.categorias(),
  },
  Mutation: {
    salvarInteresses: async (_, { input: { interesses } }, context) => {
      const fits = interesses.length <= mostInteresses
      const invalid = findInvalid([['interesses', fits, `Escolha no máximo ${mostInteresses} interesses`]])
      if (invalid) return invalid
      const refusal = await context.upstream.interesses.replace(requireSessao(context).usuario, interesses)
      if (refusal) return toEntradaInvalida<SalvarInteressesInput>(refusal, { interesses: 'interesses' })
      return { __typename: 'SalvarInteressesSuccess', usuario: await afterWrite(readPerfil(context)) }
    },
    criarInteresse: async (_, { input }, { upstream }) => {
      const nome = input.nome.trim()
      const invalid = findInvalid([
        ['nome', nome.length > 0, 'O nome do interesse é obrigatório'],
        ['nome', nome.length <= longestName, `O nome tem no máximo ${longestName} caracteres`],
      ])
      if (invalid) return invalid
      const interesse = await upstream.interesses.create(nome)
      if ('refused' in interesse) return toEntradaInvalida<CriarInteresseInput>(interesse, { nome: 'nome' })
      return { __typename: 'CriarInteresseSuccess', interesse }
    },
  },
}
