import type { Context } from '../context.ts'
import type { Alvos } from '../upstream/alvos.ts'
import type { Alvo } from '../upstream/models/notificacao.ts'
import type { Resolvers, ResolversTypes } from './__generated__/resolvers.ts'
import { readWindow, toConnection } from './connection.ts'
import { requireOwnId, toOwnGlobalId } from './node.ts'
import { isOnBoard, requireSessao } from './usuario.ts'

export const notificacaoResolvers: Resolvers = {
  Notificacao: {
    id: ({ codigo }, _, context) => toOwnGlobalId('Notificacao', codigo, context),
    alvo: async (notificacao, _, { upstream }) => {
      const { alvo } = notificacao
      const alvos = alvo && (await upstream.alvos.of(notificacao))
      return alvos && findAlvo(alvo, alvos)
    },
    codigoDaVaga: ({ alvo }) => (alvo?.tipo === 'VAGA' ? alvo.codigo : null),
  },
  Viewer: {
    notificacoes: async ({ papel }, { tipos, ...args }, { upstream }) => {
      const window = readWindow(args)
      const { naoLidas, exemplo, ...page } = await upstream.notificacoes.list(papel, window, tipos ?? [])
      return { ...toConnection(page, window), naoLidas, exemplo }
    },
    naoLidas: () => ({}),
  },
  NaoLidas: {
    mensagens: async (_, __, context) => {
      if (!isOnBoard(requireSessao(context))) return 0
      const conversas = await context.upstream.conversas.list()
      return conversas.reduce((sum, { naoLidas }) => sum + naoLidas, 0)
    },
    notificacoes: (_, __, context) => {
      const sessao = requireSessao(context)
      return isOnBoard(sessao) ? context.upstream.notificacoes.naoLidas(sessao.papel) : 0
    },
  },
  Mutation: {
    marcarNotificacoesComoLidas: async (_, { input: { ids } }, context) => {
      const codigos = ids?.map((id, index) => requireOwnId('Notificacao', id, `ids.${index}`, context)) ?? null
      const left = await context.upstream.notificacoes.markRead(requireSessao(context).papel, codigos)
      return { __typename: 'MarcarNotificacoesComoLidasSuccess', ...left }
    },
  },
  Subscription: {
    notificacaoRecebida: {
      subscribe: (_, __, context) => listen(context),
    },
  },
}

function findAlvo(
  { tipo, codigo }: Alvo,
  { vagas, conversas, pessoas }: Alvos,
): ResolversTypes['AlvoDaNotificacao'] | null {
  const [vaga, conversa, pessoa] = [
    tipo === 'VAGA' && vagas.find(each => each.codigo === codigo),
    tipo === 'CONVERSA' && conversas.find(each => each.pessoa.codigo === codigo),
    tipo === 'PESSOA' && pessoas.find(each => each.codigo === codigo),
  ]
  if (vaga) return { ...vaga, __typename: 'Vaga' }
  if (conversa) return { ...conversa, __typename: 'Conversa' }
  return pessoa ? { ...pessoa, __typename: 'Pessoa' } : null
}

async function* listen(context: Context) {
  requireSessao(context)
  for await (const notificacao of context.upstream.eventos.notificacoes()) yield { notificacaoRecebida: notificacao }
}
