import type { Refusal } from '../upstream/body.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { readWindow, toConnection } from './connection.ts'
import { toEntradaInvalida, toError, toMensagem } from './failure.ts'
import { toGlobalId } from './node.ts'

/** The network is asked for in parts: its fields are what costs. */
export type Rede = Record<string, never>

export const redeResolvers: Resolvers = {
  Conexao: {
    id: ({ pessoa }) => toGlobalId('Conexao', pessoa.codigo),
  },
  Rede: {
    exemplo: (_, __, { upstream }) => upstream.rede.isExemplo(),
    sugestoes: async (_, { busca, secoes, ...args }, { upstream }) => {
      const window = readWindow(args)
      return toConnection(await upstream.rede.sugestoes(busca?.trim() || null, secoes ?? [], window), window)
    },
    conexoes: async (_, { busca, ...args }, { upstream }) => {
      const window = readWindow(args)
      return toConnection(await upstream.rede.conexoes(busca?.trim() || null, window), window)
    },
  },
  Viewer: {
    rede: () => ({}),
  },
  Mutation: {
    conectar: async (_, { input }, { upstream }) => {
      const conexao = await upstream.rede.conectar(requirePessoa(input.pessoa))
      if (!('refused' in conexao)) return { __typename: 'ConectarSuccess', conexao }
      return conexao.status === 404 ? toInexistente(conexao) : toEntradaInvalida(conexao, { user_id: 'pessoa' })
    },
    desconectar: async (_, { input }, { upstream }) => {
      const conexao = await upstream.rede.desconectar(requirePessoa(input.pessoa))
      return 'refused' in conexao ? toInexistente(conexao) : { __typename: 'DesconectarSuccess', conexao }
    },
  },
}

/** The REST id of a person, or of one of the samples. */
function requirePessoa(written: string): string {
  if (/^(exemplo-)?\d{1,18}$/.test(written)) return written
  throw toError('BAD_USER_INPUT')
}

function toInexistente(refusal: Refusal) {
  return { __typename: 'PessoaInexistente' as const, mensagem: toMensagem(refusal, 'Não encontramos esta pessoa.') }
}
