import { createConversas, sumNaoLidas, toMensagem, wireMensagem } from './conversas.ts'
import type { Conversa, Mensagem } from './conversas.ts'
import { optional } from './extensions.ts'
import type { Extensions } from './extensions.ts'
import { wireNotificacao } from './notificacao.ts'
import type { Notificacao } from './notificacao.ts'
import { createNotificacoes } from './notificacoes.ts'
import type { Request } from './request.ts'
import type { Sessao } from './sessao.ts'
import type { Papel } from './usuarios.ts'

/** One Server-Sent Event; `data` is JSON that was read already, undefined when it was none. */
export interface Evento {
  nome: string
  data: unknown
}

/** Longer than any event of the contract: an upstream that never ends one would fill the memory. */
const longest = 65_536

export type Novidade =
  | { __typename: 'Ligado'; mensagens: number | null; notificacoes: number | null }
  | ({ __typename: 'MensagemRecebida' } & MensagemRecebida)
  | ({ __typename: 'Notificacao' } & Notificacao)

export interface MensagemRecebida {
  mensagem: Mensagem
  conversa: Conversa
  /** Over all conversations; null when they could not be counted. */
  naoLidas: number | null
}

export function createEventos(request: Request, extensions: Extensions) {
  const open = () => optional(extensions, 'eventos', () => request.stream('/eventos'))

  async function* listen(): AsyncGenerator<Evento> {
    const body = await open()
    if (body) yield* readEvents(body)
  }

  return {
    /** Messages to or from `eu`, each with its conversation as it is then: one REST call per message. */
    async *mensagens(eu: string): AsyncGenerator<MensagemRecebida> {
      for await (const { nome, data } of listen()) {
        const recebida = nome === 'mensagem' && (await toMensagemRecebida(request, data, eu))
        if (recebida) yield recebida
      }
    },
    async *notificacoes(): AsyncGenerator<Notificacao> {
      for await (const { nome, data } of listen()) {
        const row = wireNotificacao.safeParse(data)
        if (nome === 'notificacao' && row.success) yield row.data
      }
    },
    /** Everything over one stream of the upstream. Nothing at all where there are no events. */
    async *novidades({ usuario, papel }: Sessao): AsyncGenerator<Novidade> {
      const body = await open()
      if (!body) return
      yield await toLigado(request, extensions, papel)
      for await (const { nome, data } of readEvents(body)) {
        const recebida = nome === 'mensagem' && (await toMensagemRecebida(request, data, usuario))
        if (recebida) yield { __typename: 'MensagemRecebida', ...recebida }
        const row = wireNotificacao.safeParse(data)
        if (nome === 'notificacao' && row.success) yield { __typename: 'Notificacao', ...row.data }
      }
    },
  }
}

/** One REST call, for the conversation as it is then. */
async function toMensagemRecebida(request: Request, data: unknown, eu: string): Promise<MensagemRecebida | null> {
  const row = wireMensagem.safeParse(data)
  const com = row.data?.remetente_id === eu ? row.data.destinatario_id : row.data?.remetente_id
  if (!row.success || !com) return null
  const mensagem = toMensagem(row.data, eu, com)
  const conversas = await createConversas(request.again())
    .list()
    .catch(() => null)
  const conversa = conversas?.find(({ pessoa }) => pessoa.codigo === com) ?? toConversa(mensagem)
  return { mensagem, conversa, naoLidas: conversas && sumNaoLidas(conversas) }
}

async function toLigado(request: Request, extensions: Extensions, papel: Papel): Promise<Novidade> {
  const again = request.again()
  const [mensagens, notificacoes] = await Promise.all([
    createConversas(again)
      .list()
      .then(sumNaoLidas)
      .catch(() => null),
    createNotificacoes(again, extensions)
      .naoLidas(papel)
      .catch(() => null),
  ])
  return { __typename: 'Ligado', mensagens, notificacoes }
}

/** All that one message tells of its conversation. */
function toConversa({ com, conteudo, criadaEm, minha }: Mensagem): Conversa {
  const pessoa = { codigo: com, nome: null, avatar: null, email: null, curso: null }
  return { pessoa, ultimaMensagem: conteudo, atualizadaEm: criadaEm, naoLidas: minha ? 0 : 1 }
}

/** Splits a stream into its events (WHATWG HTML, server-sent events). Comments and retries are passed over. */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<Evento> {
  const decoder = new TextDecoder()
  let unread = ''
  for await (const chunk of body) {
    // A lone CR at the end may be half of a CRLF.
    const written = unread + decoder.decode(chunk, { stream: true })
    const held = written.endsWith('\r') ? 1 : 0
    const blocks = written
      .slice(0, written.length - held)
      .replace(/\r\n?/g, '\n')
      .split('\n\n')
    unread = (blocks.pop() ?? '') + (held ? '\r' : '')
    if (unread.length > longest) return
    for (const block of blocks) {
      const evento = toEvento(block)
      if (evento) yield evento
    }
  }
}

function toEvento(block: string): Evento | null {
  let nome = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^([^:]+):? ?(.*)$/s.exec(line) ?? []
    if (field === 'event') nome = value
    if (field === 'data') data.push(value)
  }
  return data.length === 0 ? null : { nome, data: parse(data.join('\n')) }
}

function parse(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return undefined
  }
}
