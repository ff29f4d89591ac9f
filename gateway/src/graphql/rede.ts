import type { Refusal } from '../upstream/failure.ts'
import type { BloquearInput, ConexaoInput, Resolvers } from './__generated__/resolvers.ts'
import { mapEdges, readWindow, toConnection } from './connection.ts'
import { toEntradaInvalida, toError, toMensagem } from './failure.ts'
import { isCodigo, requireId, toOwnGlobalId } from './node.ts'
import { requireSessao } from './usuario.ts'

export const redeResolvers: Resolvers = {
  Conexao: {
    id: ({ pessoa }, _, context) => toOwnGlobalId('Conexao', pessoa.codigo, context),
  },
  Rede: {
    exemplo: (_, __, { upstream }) => upstream.rede.isExemplo(),
    sugestoes: async (_, { busca, secoes, ...args }, { upstream }) => {
      const window = readWindow(args)
      const sugestoes = await upstream.rede.sugestoes(busca?.trim() || null, secoes ?? [], window)
      return mapEdges(toConnection(sugestoes, window), ({ conexao, ...porque }) => ({ node: conexao, ...porque }))
    },
    conexoes: async (_, { busca, ...args }, { upstream }) => {
      const window = readWindow(args)
      return toConnection(await upstream.rede.conexoes(busca?.trim() || null, window), window)
    },
  },
  Viewer: {
    rede: () => ({}),
    bloqueios: (_, __, { upstream }) => upstream.rede.bloqueios(),
  },
  Mutation: {
    conectar: async (_, { input }, context) => {
      const conexao = await context.upstream.rede.conectar(requirePessoa(input.pessoa))
      if (!('refused' in conexao)) return { __typename: 'ConectarSuccess', conexao, viewer: requireSessao(context) }
      return conexao.status === 404
        ? toInexistente(conexao)
        : toEntradaInvalida<ConexaoInput>(conexao, { pessoa: 'user_id' })
    },
    desconectar: async (_, { input }, context) => {
      const conexao = await context.upstream.rede.desconectar(requirePessoa(input.pessoa))
      if ('refused' in conexao) return toInexistente(conexao)
      return { __typename: 'DesconectarSuccess', conexao, viewer: requireSessao(context) }
    },
    bloquear: async (_, { input: { codigo, bloqueada } }, context) => {
      const viewer = requireSessao(context)
      if (!isCodigo(codigo)) throw toError('NOT_FOUND')
      const refusal = await context.upstream.rede.bloquear(codigo, bloqueada)
      if (!refusal) return { __typename: 'BloquearSuccess', viewer }
      return refusal.status === 404
        ? toInexistente(refusal)
        : toEntradaInvalida<BloquearInput>(refusal, { codigo: 'user_id', bloqueada: 'bloqueada' })
    },
  },
}

/** The REST id of a person or of a sample. */
function requirePessoa(id: string): string {
  return requireId('Pessoa', id, 'pessoa', codigo => /^(exemplo-)?\d{1,18}$/.test(codigo))
}

function toInexistente(refusal: Refusal) {
  return { __typename: 'PessoaInexistente' as const, mensagem: toMensagem(refusal, 'Não encontramos esta pessoa.') }
}
