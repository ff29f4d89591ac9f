import type { Papel, Resolvers, ResolversTypes } from './__generated__/resolvers.ts'
import { toMensagem } from './failure.ts'
import { isOfAdministracao } from './usuario.ts'

const credentials = 'Credenciais inválidas ou email não verificado'
const linkRefused = 'Link de entrada inválido ou expirado.'
const wrongDoor: Record<Papel, string> = {
  ESTUDANTE: 'Esta conta não tem permissão de aluno',
  PROFESSOR: 'Esta conta não tem permissão de professor',
}

export const sessaoResolvers: Resolvers = {
  EmailNaoVerificado: {
    reenvia: (_, __, { upstream }) => upstream.contas.sends('resend-verification'),
  },
  Query: {
    enviaLinksDeEntrada: (_, __, { upstream }) => upstream.contas.sends('login-link'),
  },
  Mutation: {
    entrar: async (_, { input }, { upstream, request, keepDispositivo }): Promise<ResolversTypes['EntrarResult']> => {
      const session = await upstream.sessao.entrar(input.email.trim(), input.senha, request.dispositivo)
      if ('refused' in session) {
        if (session.status === 423) return { __typename: 'ContaSuspensa', mensagem: toMensagem(session, credentials) }
        const unverified = session.status === 403
        return { __typename: unverified ? 'EmailNaoVerificado' : 'CredenciaisInvalidas', mensagem: credentials }
      }
      const { token, papel, papeis, dispositivo, exclusaoEm } = session
      if (dispositivo !== null) keepDispositivo(dispositivo)
      if (papel !== input.papel && !papeis.some(isOfAdministracao))
        return { __typename: 'PapelNaoPermitido', mensagem: wrongDoor[input.papel] }
      return { __typename: 'EntrarSuccess', token, papel, exclusaoEm }
    },
    entrarPorLink: async (
      _,
      { input },
      { upstream, keepDispositivo },
    ): Promise<ResolversTypes['EntrarPorLinkResult']> => {
      const session = await upstream.sessao.entrarPorLink(input.token)
      if (!session || 'refused' in session) {
        const mensagem = session ? toMensagem(session, linkRefused) : linkRefused
        return { __typename: 'TokenRecusado', mensagem }
      }
      const { token, papel, dispositivo, exclusaoEm } = session
      if (dispositivo !== null) keepDispositivo(dispositivo)
      return { __typename: 'EntrarPorLinkSuccess', token, papel, exclusaoEm }
    },
    pedirLinkDeEntrada: async (_, { input: { email } }, { upstream }) => {
      if (await upstream.sessao.requestLink(email.trim())) return { __typename: 'PedirLinkDeEntradaSuccess', email }
      return { __typename: 'LinkDeEntradaIndisponivel', mensagem: 'Este mural não envia links de entrada.' }
    },
    sair: async (_, __, { upstream }) => ({ __typename: 'SairSuccess', revogado: await upstream.sessao.sair() }),
  },
}
