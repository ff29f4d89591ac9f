import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../context.ts'
import type { Mensagem } from '../upstream/conversas.ts'
import type { Vaga } from '../upstream/models/vaga.ts'
import type { DaVaga } from './models.ts'
import type { ConversaMensagensArgs, EnviarMensagemInput, Resolvers } from './__generated__/resolvers.ts'
import { readKeyedWindow, readWindow, toConnection, toKeyedConnection, toKeyedCursor } from './connection.ts'
import { atField, findInvalid, toEntradaInvalida, toError } from './failure.ts'
import type { Check, WireNames } from './failure.ts'
import { checkChave } from './idempotencyKey.ts'
import { isCodigo, requireId, toOwnGlobalId } from './node.ts'
import { readVaga } from './reference.ts'
import { requireOne } from './rights.ts'
import { selectsOnly } from './selection.ts'
import { isOnBoard, requireSessao } from './usuario.ts'

const longestNotice = 1000

const longestSearch = 100

const names: WireNames<EnviarMensagemInput> = {
  para: 'destinatario_id',
  conteudo: 'conteudo',
  chave: 'idempotency-key',
}

export const conversaResolvers: Resolvers = {
  Conversa: {
    id: ({ pessoa }, _, context) => toOwnGlobalId('Conversa', pessoa.codigo, context),
    mensagens: ({ pessoa }, args, context, info) => {
      requireOne(info)
      return readMensagens(pessoa.codigo, args, context)
    },
  },
  Mensagem: {
    id: ({ com, codigo }, _, context) => toOwnGlobalId('Mensagem', `${com}.${codigo}`, context),
  },
  Viewer: {
    conversas: async (_, args, { upstream }) => {
      const window = readWindow(args)
      return toConnection(await upstream.conversas.page(window), window)
    },
    conversa: (_, { codigo }, { upstream }) => (isCodigo(codigo) ? upstream.conversas.get(codigo) : null),
    mensagensEncontradas: ({ usuario }, { busca }, { upstream }) => {
      const words = busca.trim()
      if (words === '' || words.length > longestSearch) throw toError('BAD_USER_INPUT')
      return upstream.buscaDeMensagens.buscar(usuario, words)
    },
    mensagens: (_, { codigo: com, ...args }, context) => {
      if (!isCodigo(com)) throw toError('BAD_USER_INPUT')
      return readMensagens(com, args, context)
    },
  },
  EnviarMensagemSuccess: {
    conversa: async ({ com }, _, { upstream }) => (await upstream.conversas.get(com)) ?? toError('NOT_FOUND'),
  },
  Mutation: {
    enviarMensagem: async (_, { input }, context) => {
      const invalid = findInvalid([checkChave(input.chave)])
      if (invalid) return invalid
      const conteudo = input.conteudo.trim()
      const { usuario } = requireSessao(context)
      const para = requireId('Pessoa', input.para, 'para')
      const mensagem = await context.upstream.conversas.send(usuario, para, conteudo, input.chave ?? null)
      if ('refused' in mensagem) return toEntradaInvalida(atField(mensagem, [404], names.para), names)
      const mensagemEdge = mensagem instanceof Error ? mensagem : toMensagemEdge(mensagem)
      return { __typename: 'EnviarMensagemSuccess', mensagemEdge, com: para }
    },
    enviarComunicado: async (_, { input }, context) => {
      const conteudo = input.conteudo.trim()
      const invalid = findInvalid([...checkNotice(conteudo), checkChave(input.chave)])
      if (invalid) return invalid
      const comunicado = {
        vaga: requireId('Vaga', input.vaga, 'vaga'),
        conteudo,
        idempotencyKey: input.chave,
        apenas: input.apenas?.map((pessoa, index) => requireId('Pessoa', pessoa, `apenas.${index}`)) ?? null,
      }
      const sent = await context.upstream.comunicados.send(requireSessao(context).usuario, comunicado)
      if (sent) return { __typename: 'EnviarComunicadoSuccess', ...sent }
      return { __typename: 'SemCandidatos', mensagem: 'Esta oportunidade ainda não tem candidatos.' }
    },
  },
  MensagensLidas: {
    ate: ({ com, ate }, _, context) => toOwnGlobalId('Mensagem', `${com}.${ate}`, context),
  },
  SelecaoMudou: { vaga: vagaQueMudou },
  VagaMudou: { vaga: vagaQueMudou },
  Subscription: {
    mensagemRecebida: {
      subscribe: (_, __, context) => listen(context),
    },
    novidades: {
      subscribe: (_, { desdeMs }, context) => listenToAll(context, desdeMs ?? null),
    },
  },
}

/** One window of the messages with the person of this REST id. */
async function readMensagens(com: string, args: ConversaMensagensArgs, context: Context) {
  const { usuario } = requireSessao(context)
  const { itens, more } = await context.upstream.conversas.mensagens(usuario, com, readKeyedWindow(args))
  return toKeyedConnection(itens, more, args, ({ codigo }) => codigo)
}

function vagaQueMudou({ codigo }: DaVaga, _: object, context: Context, info: GraphQLResolveInfo) {
  // Safe: no other field is selected.
  const isKnown = selectsOnly(info, ['__typename', 'id', 'codigo'])
  return isKnown ? ({ codigo } as Vaga) : readVaga(codigo, context, info)
}

async function* listen(context: Context) {
  for await (const { mensagem, ...rest } of context.upstream.eventos.mensagens(requireSessao(context).usuario)) {
    yield { mensagemRecebida: { mensagemEdge: toMensagemEdge(mensagem), ...rest } }
  }
}

/** Messages and notifications over one stream. */
async function* listenToAll(context: Context, desdeMs: number | null) {
  const sessao = requireSessao(context)
  for await (const novidade of context.upstream.eventos.novidades(sessao, desdeMs, isOnBoard(sessao))) {
    if (novidade.__typename !== 'MensagemRecebida') yield { novidades: novidade }
    else yield { novidades: { ...novidade, mensagemEdge: toMensagemEdge(novidade.mensagem) } }
  }
}

function toMensagemEdge(mensagem: Mensagem) {
  return { cursor: toKeyedCursor(mensagem.codigo), node: mensagem }
}

/** No call of the API sends a notice: it knows only its messages, which may be longer. */
function checkNotice(conteudo: string): Check[] {
  return [
    ['conteudo', conteudo.length > 0, 'Escreva a mensagem.'],
    ['conteudo', conteudo.length <= longestNotice, `A mensagem tem no máximo ${longestNotice} caracteres.`],
  ]
}
