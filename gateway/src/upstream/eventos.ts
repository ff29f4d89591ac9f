import { createParser } from 'eventsource-parser'
import { createConversas, sumNaoLidas, toConversa, toMensagem, toMensagemRow } from './conversas.ts'
import type { Conversa, Mensagem } from './conversas.ts'
import { UpstreamFailure } from './failure.ts'
import { toNotificacao } from './models/notificacao.ts'
import type { Notificacao } from './models/notificacao.ts'
import type { Papel } from './models/usuario.ts'
import { createNotificacoes } from './notificacoes.ts'
import type { Sessao } from './sessao.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request } from './transport/request.ts'
import { Misfit, count, id, nested, object, tryRead, whole } from './wire/fields.ts'

/** One Server-Sent Event; `data` is parsed JSON, or undefined if it was none. */
export interface Evento {
  nome: string
  data: unknown
}

/** Longer than any event of the contract. Without it an endless event would fill the memory. */
const longest = 65_536

/**
 * Counts of a client that are younger are not read again if no event was missed. Older ones may have changed without an
 * event: the person may have read something on another device.
 */
const currentMs = 10_000
const unknownCounts = { mensagens: null, notificacoes: null }

export type Novidade =
  | ({ __typename: 'Ligado' } & Ligado)
  | ({ __typename: 'MensagemRecebida' } & MensagemRecebida)
  | ({ __typename: 'MensagensLidas' } & MensagensLidas)
  | ({ __typename: 'NotificacaoRecebida' } & NotificacaoRecebida)
  | { __typename: 'SelecaoMudou' | 'VagaMudou'; /** The REST id of the vaga. */ codigo: string }

/** The stream begins. Counts are null if they could not be read, or if those of the client are still right. */
export interface Ligado {
  mensagens: number | null
  notificacoes: number | null
  perdeu: boolean | null
}

/** The person `com` has read the messages to them up to this one. REST ids. */
export interface MensagensLidas {
  com: string
  ate: string
}

export interface MensagemRecebida {
  mensagem: Mensagem
  conversa: Conversa
  /** Over all conversations; null if they could not be counted. */
  naoLidas: number | null
}

export interface NotificacaoRecebida {
  notificacao: Notificacao
  /** Of all kinds; null if the upstream does not return it. */
  naoLidas: number | null
}

export function createEventos(request: Request, extensions: Extensions) {
  /**
   * Undefined if the upstream has no events, and then clients do not reconnect. Throws if it had some before, so that
   * they do.
   */
  async function open(desdeMs?: number | null) {
    const opened = await optional(extensions, 'eventos', () => request.stream('/eventos', { desde_ms: desdeMs }))
    if (!opened && extensions.wasSeen('eventos')) throw new UpstreamFailure('unavailable', 'the events are away')
    return opened
  }

  async function* listen(): AsyncGenerator<Evento> {
    const opened = await open()
    if (opened) yield* readEvents(untilBroken(opened.body))
  }

  return {
    /** Messages to or from `eu`, each with the current state of its conversation. */
    async *mensagens(eu: string): AsyncGenerator<MensagemRecebida> {
      for await (const evento of listen()) {
        const recebida = await toMensagemRecebida(request, evento, eu)
        if (recebida) yield recebida
      }
    },
    /** New notifications, except those already read. */
    async *notificacoes(): AsyncGenerator<Notificacao> {
      for await (const evento of listen()) {
        const recebida = toNotificacaoRecebida(evento)
        if (recebida && !recebida.notificacao.lida) yield recebida.notificacao
      }
    },
    /**
     * All events over one upstream stream. Empty if the upstream has no events. `desdeMs` is the time, in milliseconds,
     * of which `Ligado` tells whether events were missed; null for none. `counts`: whether the account may read its counts.
     */
    async *novidades({ usuario, papel }: Sessao, desdeMs: number | null, counts: boolean): AsyncGenerator<Novidade> {
      const opened = await open(desdeMs)
      if (!opened) return
      const perdeu = opened.missed ?? null
      const isCurrent = perdeu === false && desdeMs !== null && desdeMs < currentMs
      const isCounted = counts && !isCurrent
      const naoLidas = isCounted ? await countNaoLidas(request, extensions, papel) : unknownCounts
      yield { __typename: 'Ligado', ...naoLidas, perdeu }
      for await (const evento of readEvents(untilBroken(opened.body))) {
        const novidade = await toNovidade(request, evento, usuario)
        if (novidade) yield novidade
      }
    },
  }
}

const deVagas = new Map<string, 'SelecaoMudou' | 'VagaMudou'>([
  ['selecao', 'SelecaoMudou'],
  ['vaga', 'VagaMudou'],
])

/** Null for an event of an unknown kind. */
async function toNovidade(request: Request, evento: Evento, eu: string): Promise<Novidade | null> {
  const mensagem = await toMensagemRecebida(request, evento, eu)
  if (mensagem) return { __typename: 'MensagemRecebida', ...mensagem }
  const lidas = evento.nome === 'leitura' ? tryRead(evento.data, toMensagensLidas) : null
  if (lidas) return { __typename: 'MensagensLidas', ...lidas }
  const notificacao = toNotificacaoRecebida(evento)
  if (notificacao) return { __typename: 'NotificacaoRecebida', ...notificacao }
  const typename = deVagas.get(evento.nome)
  const codigo = typename ? tryRead(evento.data, body => id(object(body), 'vaga_id')) : null
  return typename && codigo ? { __typename: typename, codigo } : null
}

/** Ends quietly when the upstream breaks off: the client reconnects and catches up. */
async function* untilBroken(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch {
    // Any failure ends the stream.
  }
}

/** Costs one REST call for the conversation unless the event contains it. */
async function toMensagemRecebida(
  request: Request,
  { nome, data }: Evento,
  eu: string,
): Promise<MensagemRecebida | null> {
  const row = nome === 'mensagem' ? tryRead(data, toMensagemRow) : null
  const com = row?.remetente === eu ? row.destinatario : row?.remetente
  if (!row || !com) return null
  const mensagem = toMensagem(row, eu, com)
  return { mensagem, ...(tryRead(data, toConversaDepois) ?? (await askAfterMensagem(request, mensagem))) }
}

/** The conversation in the embedded API's event. Other upstreams need a call for it. */
function toConversaDepois(body: unknown): { conversa: Conversa; naoLidas: number } {
  const row = object(body)
  const conversa = nested(row, 'conversa', toConversa)
  if (conversa) return { conversa, naoLidas: count(row, 'nao_lidas') }
  throw new Misfit('missing', 'conversa')
}

async function askAfterMensagem(request: Request, mensagem: Mensagem) {
  const conversas = await createConversas(request.again())
    .list()
    .catch(() => null)
  const conversa = conversas?.find(({ pessoa }) => pessoa.codigo === mensagem.com) ?? fromMensagem(mensagem)
  return { conversa, naoLidas: conversas && sumNaoLidas(conversas) }
}

function toNotificacaoRecebida({ nome, data }: Evento): NotificacaoRecebida | null {
  const notificacao = nome === 'notificacao' ? tryRead(data, toNotificacao) : null
  return notificacao && { notificacao: { ...notificacao, viva: true }, naoLidas: tryRead(data, toNaoLidas) }
}

function toMensagensLidas(body: unknown): MensagensLidas {
  const row = object(body)
  return { com: id(row, 'com'), ate: id(row, 'ate') }
}

function toNaoLidas(body: unknown): number | null {
  return whole(object(body), 'nao_lidas')
}

async function countNaoLidas(request: Request, extensions: Extensions, papel: Papel) {
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
  return { mensagens, notificacoes }
}

/** The conversation as far as its message tells. */
function fromMensagem({ com, conteudo, criadaEm, minha }: Mensagem): Conversa {
  const pessoa = { codigo: com, nome: null, avatar: null }
  return { pessoa, papel: null, ultimaMensagem: conteudo, atualizadaEm: criadaEm, naoLidas: minha ? 0 : 1 }
}

/** Data that is not JSON is undefined. Comments and retries are skipped. */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<Evento> {
  const decoder = new TextDecoder()
  const eventos: Evento[] = []
  let tooLong = false
  const parser = createParser({
    maxBufferSize: longest,
    onEvent: ({ event = 'message', data }) => eventos.push({ nome: event, data: parse(data) }),
    onError: ({ type }) => {
      tooLong ||= type === 'max-buffer-size-exceeded'
    },
  })
  for await (const chunk of body) {
    parser.feed(decoder.decode(chunk, { stream: true }))
    yield* eventos.splice(0)
    if (tooLong) return
  }
}

function parse(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return undefined
  }
}
