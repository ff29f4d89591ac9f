import { createParser } from 'eventsource-parser'
import { createConversas, sumNaoLidas, toConversa, toMensagem, toMensagemRow } from './conversas.ts'
import type { Conversa, Mensagem } from './conversas.ts'
import { optional } from './extensions.ts'
import type { Extensions } from './extensions.ts'
import { UpstreamFailure } from './failure.ts'
import { toNotificacao } from './notificacao.ts'
import type { Notificacao } from './notificacao.ts'
import { createNotificacoes } from './notificacoes.ts'
import type { Request } from './request.ts'
import type { Sessao } from './sessao.ts'
import type { Papel } from './usuarios.ts'
import { Misfit, count, id, nested, object, tryRead, whole } from './wire.ts'

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
  | ({ __typename: 'NotificacaoRecebida' } & NotificacaoRecebida)
  /** By another who manages the vaga, of which this is the REST id. */
  | { __typename: 'SelecaoMudou'; vaga: string }

export interface MensagemRecebida {
  mensagem: Mensagem
  conversa: Conversa
  /** Over all conversations; null when they could not be counted. */
  naoLidas: number | null
}

export interface NotificacaoRecebida {
  notificacao: Notificacao
  /** Of all kinds; null when the upstream does not tell. */
  naoLidas: number | null
}

export function createEventos(request: Request, extensions: Extensions) {
  /** Undefined where there are no events: the client does not come back then. It does where there were some. */
  async function open() {
    const body = await optional(extensions, 'eventos', () => request.stream('/eventos'))
    if (!body && extensions.wasSeen('eventos')) throw new UpstreamFailure('unavailable', 'the events are away')
    return body
  }

  async function* listen(): AsyncGenerator<Evento> {
    const body = await open()
    if (body) yield* readEvents(untilBroken(body))
  }

  return {
    /** Messages to or from `eu`, each with its conversation as it is then. */
    async *mensagens(eu: string): AsyncGenerator<MensagemRecebida> {
      for await (const evento of listen()) {
        const recebida = await toMensagemRecebida(request, evento, eu)
        if (recebida) yield recebida
      }
    },
    /** None that was read meanwhile. */
    async *notificacoes(): AsyncGenerator<Notificacao> {
      for await (const evento of listen()) {
        const recebida = toNotificacaoRecebida(evento)
        if (recebida && !recebida.notificacao.lida) yield recebida.notificacao
      }
    },
    /** Everything over one stream of the upstream. Nothing at all where there are no events. */
    async *novidades({ usuario, papel }: Sessao): AsyncGenerator<Novidade> {
      const body = await open()
      if (!body) return
      yield await toLigado(request, extensions, papel)
      for await (const evento of readEvents(untilBroken(body))) {
        const mensagem = await toMensagemRecebida(request, evento, usuario)
        if (mensagem) yield { __typename: 'MensagemRecebida', ...mensagem }
        const notificacao = toNotificacaoRecebida(evento)
        if (notificacao) yield { __typename: 'NotificacaoRecebida', ...notificacao }
        const vaga = toVagaMovida(evento)
        if (vaga) yield { __typename: 'SelecaoMudou', vaga }
      }
    },
  }
}

/** An upstream that dies has ended its stream: whoever listened comes back, and asks for what was missed. */
async function* untilBroken(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch {
    // The end, for whatever reason.
  }
}

/** One REST call, for the conversation as it is then, unless the event tells. */
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

/** The part of the embedded API's event that follows the message. Another upstream needs one more call for it. */
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
  return notificacao && { notificacao, naoLidas: tryRead(data, toNaoLidas) }
}

function toVagaMovida({ nome, data }: Evento): string | null {
  return nome === 'selecao' ? tryRead(data, body => id(object(body), 'vaga_id')) : null
}

function toNaoLidas(body: unknown): number | null {
  return whole(object(body), 'nao_lidas')
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
function fromMensagem({ com, conteudo, criadaEm, minha }: Mensagem): Conversa {
  const pessoa = { codigo: com, nome: null, avatar: null }
  return { pessoa, ultimaMensagem: conteudo, atualizadaEm: criadaEm, naoLidas: minha ? 0 : 1 }
}

/** What is no JSON is undefined. Comments and retries are passed over. */
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
