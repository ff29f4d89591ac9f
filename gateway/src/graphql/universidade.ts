import type { Resolvers, ResolversTypes } from './__generated__/resolvers.ts'
import type { Context } from '../context.ts'
import type { Refusal } from '../upstream/failure.ts'
import type { Entrou } from '../upstream/universidade.ts'
import { toMensagem } from './failure.ts'
import { toSegundoFatorPedido, toSuspensa } from './sessao.ts'

const indisponivel = 'A entrada da universidade não está respondendo. Tente de novo em alguns minutos.'
const recusada = 'A universidade não confirmou a sua entrada. Tente de novo.'
const expirada = 'Esta entrada começou em outro navegador ou há mais de dez minutos. Comece de novo.'

/** Statuses of an upstream without a provider, or whose provider does not respond. */
const withoutProvider = new Set([404, 405, 409, 501])

function toRecusa(refusal: Refusal) {
  if (withoutProvider.has(refusal.status)) return toIndisponivel(refusal)
  if (refusal.status === 423) return toSuspensa(refusal, recusada)
  return { __typename: 'EntradaPelaUniversidadeRecusada', mensagem: toMensagem(refusal, recusada) } as const
}

/** Only the API knows its own words for it. */
function toIndisponivel(refusal: Refusal) {
  const mensagem = refusal.status === 409 ? toMensagem(refusal, indisponivel) : indisponivel
  return { __typename: 'UniversidadeIndisponivel', mensagem } as const
}

/** The browser forgets what the sign-in began with. */
function toSuccess({ token, papel, exclusaoEm, voltar, dispositivo }: Entrou, context: Context) {
  context.keepTransacao(null)
  if (dispositivo !== null) context.keepDispositivo(dispositivo)
  return { token, papel, exclusaoEm, voltar }
}

export const universidadeResolvers: Resolvers = {
  Mutation: {
    comecarEntradaPelaUniversidade: async (_, { input }, { upstream, keepTransacao }) => {
      const comecada = await upstream.universidade.comecar(input.voltar ?? null)
      if ('refused' in comecada) return toIndisponivel(comecada)
      keepTransacao(comecada.transacao)
      return { __typename: 'ComecarEntradaPelaUniversidadeSuccess', url: comecada.url }
    },
    entrarPelaUniversidade: async (_, { input }, context): Promise<ResolversTypes['EntrarPelaUniversidadeResult']> => {
      const { upstream, request } = context
      const { transacao } = request
      if (!transacao) return { __typename: 'EntradaPelaUniversidadeRecusada', mensagem: expirada }
      const concluida = await upstream.universidade.concluir(transacao, input.resposta, request.dispositivo)
      if ('refused' in concluida) return toRecusa(concluida)
      if ('desafio' in concluida) {
        context.keepTransacao(null)
        return toSegundoFatorPedido(concluida, concluida.voltar)
      }
      if (!('vinculo' in concluida)) {
        return { __typename: 'EntrarPelaUniversidadeSuccess', ...toSuccess(concluida, context) }
      }
      context.keepTransacao(concluida.vinculo)
      const mensagem = 'Digite a senha da sua conta neste mural.'
      return { __typename: 'ContaAProvar', mensagem, email: concluida.email }
    },
    provarConta: async (_, { input }, context): Promise<ResolversTypes['ProvarContaResult']> => {
      const { upstream, request } = context
      const { transacao } = request
      if (!transacao) return { __typename: 'EntradaPelaUniversidadeRecusada', mensagem: expirada }
      const entrou = await upstream.universidade.provar(transacao, input.senha, request.dispositivo)
      if ('desafio' in entrou) {
        context.keepTransacao(null)
        return toSegundoFatorPedido(entrou, entrou.voltar)
      }
      if (!('refused' in entrou)) return { __typename: 'ProvarContaSuccess', ...toSuccess(entrou, context) }
      if (entrou.status !== 401) return toRecusa(entrou)
      return { __typename: 'CredenciaisInvalidas', mensagem: toMensagem(entrou, 'Senha incorreta.') }
    },
  },
}
