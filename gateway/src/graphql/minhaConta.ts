import type { MudarSenhaInput, PedirMudancaDeEmailInput, Resolvers } from './__generated__/resolvers.ts'
import { toEntradaInvalida, toMensagem } from './failure.ts'
import { requireSessao } from './usuario.ts'

const encerrada = 'Esta sessão já terminou.'

/** A session's id, as the API writes it: nothing else becomes part of a path. */
const isSessao = (codigo: string): boolean => /^[\w-]{1,64}$/.test(codigo)

export const minhaContaResolvers: Resolvers = {
  Viewer: {
    sessoes: (_, __, { upstream }) => upstream.sessoes.list(),
    meuEmail: (_, __, { upstream }) => upstream.meuEmail.read(),
  },
  Mutation: {
    encerrarSessao: async (_, { input: { sessao } }, context) => {
      const viewer = requireSessao(context)
      if (!isSessao(sessao)) return { __typename: 'SessaoJaEncerrada', mensagem: encerrada, viewer }
      const refusal = await context.upstream.sessoes.encerrar(sessao)
      if (refusal) return { __typename: 'SessaoJaEncerrada', mensagem: toMensagem(refusal, encerrada), viewer }
      return { __typename: 'EncerrarSessaoSuccess', viewer }
    },
    mudarSenha: async (_, { input }, { upstream, keepDispositivo }) => {
      const sessao = await upstream.sessoes.mudarSenha(input.senhaAtual, input.novaSenha)
      if ('refused' in sessao) {
        return toEntradaInvalida<MudarSenhaInput>(sessao, { senhaAtual: 'senha_atual', novaSenha: 'nova_senha' })
      }
      if (sessao.dispositivo !== null) keepDispositivo(sessao.dispositivo)
      return { __typename: 'MudarSenhaSuccess', token: sessao.token }
    },
    pedirMudancaDeEmail: async (_, { input: { senhaAtual, email } }, context) => {
      const viewer = requireSessao(context)
      const refusal = await context.upstream.meuEmail.pedirMudanca(senhaAtual, email)
      if (refusal)
        return toEntradaInvalida<PedirMudancaDeEmailInput>(refusal, { senhaAtual: 'senha_atual', email: 'email' })
      return { __typename: 'PedirMudancaDeEmailSuccess', viewer }
    },
    cancelarMudancaDeEmail: async (_, __, context) => {
      const viewer = requireSessao(context)
      await context.upstream.meuEmail.cancelarMudanca()
      return { __typename: 'CancelarMudancaDeEmailSuccess', viewer }
    },
    encerrarOutrasSessoes: async (_, __, { upstream, keepDispositivo }) => {
      const { token, dispositivo } = await upstream.sessoes.encerrarOutras()
      if (dispositivo !== null) keepDispositivo(dispositivo)
      return { __typename: 'EncerrarOutrasSessoesSuccess', token }
    },
  },
}
