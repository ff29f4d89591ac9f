import type { Papel, Resolvers, ResolversTypes } from './__generated__/resolvers.ts'
import type { Refusal } from '../upstream/failure.ts'
import type { Entrada, SegundoPasso } from '../upstream/sessao.ts'
import { toMensagem } from './failure.ts'
import { isOfAdministracao } from './usuario.ts'

const credentials = 'Credenciais inválidas ou email não verificado'
const universidade = 'Entre com a conta da universidade.'
const linkRefused = 'Link de entrada inválido ou expirado.'
const wrongDoor: Record<Papel, string> = {
  ESTUDANTE: 'Esta conta não tem permissão de aluno',
  PROFESSOR: 'Esta conta não tem permissão de professor',
}

/** Of a refusal with 423, with where its owner objects. */
export const toSuspensa = (refusal: Refusal, otherwise: string) => {
  const { contestacao } = refusal
  const contestar = contestacao ? `/contestar?token=${encodeURIComponent(contestacao)}` : null
  return { __typename: 'ContaSuspensa', mensagem: toMensagem(refusal, otherwise), contestar } as const
}

/** An account signs in by the door of its role; an administrator's by any. Null if it may. */
export const refuseDoor = ({ papel, papeis }: Pick<Entrada, 'papel' | 'papeis'>, door: Papel) =>
  papel === door || papeis.some(isOfAdministracao)
    ? null
    : { __typename: 'PapelNaoPermitido' as const, mensagem: wrongDoor[door] }

/** `voltar`: the path to open afterwards. */
export const toSegundoFatorPedido = (passo: SegundoPasso, voltar: string | null = null) => ({
  __typename: 'SegundoFatorPedido' as const,
  mensagem: 'Falta a segunda etapa para entrar.',
  ...passo,
  voltar,
})

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
        if (session.status === 423) return toSuspensa(session, credentials)
        if (session.status === 409)
          return { __typename: 'SoPelaUniversidade', mensagem: toMensagem(session, universidade) }
        const unverified = session.status === 403
        return { __typename: unverified ? 'EmailNaoVerificado' : 'CredenciaisInvalidas', mensagem: credentials }
      }
      if ('desafio' in session) return toSegundoFatorPedido(session)
      const { token, papel, dispositivo, exclusaoEm } = session
      if (dispositivo !== null) keepDispositivo(dispositivo)
      return refuseDoor(session, input.papel) ?? { __typename: 'EntrarSuccess', token, papel, exclusaoEm }
    },
    entrarPorLink: async (
      _,
      { input },
      { upstream, keepDispositivo },
    ): Promise<ResolversTypes['EntrarPorLinkResult']> => {
      const session = await upstream.sessao.entrarPorLink(input.token)
      if (session && 'refused' in session && session.status === 423) return toSuspensa(session, linkRefused)
      if (!session || 'refused' in session) {
        const mensagem = session ? toMensagem(session, linkRefused) : linkRefused
        return { __typename: 'TokenRecusado', mensagem }
      }
      if ('desafio' in session) return toSegundoFatorPedido(session)
      const { token, papel, dispositivo, exclusaoEm } = session
      if (dispositivo !== null) keepDispositivo(dispositivo)
      return { __typename: 'EntrarPorLinkSuccess', token, papel, exclusaoEm }
    },
    pedirLinkDeEntrada: async (_, { input: { email } }, { upstream }) => {
      if (await upstream.sessao.requestLink(email.trim())) return { __typename: 'PedirLinkDeEntradaSuccess', email }
      return { __typename: 'LinkDeEntradaIndisponivel', mensagem: 'Este mural não envia links de entrada.' }
    },
    sair: async (_, __, { upstream }) => {
      const { revogado, url } = await upstream.sessao.sair()
      return { __typename: 'SairSuccess', revogado, urlDaUniversidade: url }
    },
  },
}
