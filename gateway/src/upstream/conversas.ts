import type { UpstreamFailure, Refusal } from './failure.ts'
import { toPessoa } from './models/pessoa.ts'
import type { Pessoa } from './models/pessoa.ts'
import { toPapel } from './models/usuario.ts'
import type { Papel } from './models/usuario.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request, Write } from './transport/request.ts'
import {
  array,
  count,
  flag,
  id,
  instant,
  nested,
  object,
  optionalId,
  readRows,
  requiredInstant,
  rows,
  text,
} from './wire/fields.ts'
import { toAvatarUrl } from './wire/url.ts'
import type { Pagina, Window } from './wire/window.ts'
import { cutWindow, sortRows } from './wholeList.ts'
import type { Order } from './wholeList.ts'

export interface Conversa {
  pessoa: Pessoa
  /** The other person's; null if the upstream does not return it. */
  papel: Papel | null
  ultimaMensagem: string | null
  atualizadaEm: Date | null
  naoLidas: number
}

export interface Mensagem {
  codigo: string
  /** REST id of the other person. */
  com: string
  conteudo: string
  criadaEm: Date
  minha: boolean
  /** Null if the upstream does not return it. */
  lida: boolean | null
}

/** A message on the wire, of which either end may be missing. */
export interface MensagemRow {
  codigo: string
  conteudo: string
  criadaEm: Date
  remetente: string | null
  destinatario: string | null
  lida: boolean | null
}

export type Conversas = ReturnType<typeof createConversas>

const order: Order<Conversa> = {
  newestFirst: true,
  keyOf: ({ atualizadaEm, pessoa }) => ({ instant: atualizadaEm, codigo: pessoa.codigo }),
}

export function createConversas(request: Request) {
  return {
    /** All conversations, the most recent first. */
    async list(): Promise<Conversa[]> {
      return sortRows(await request.get('/mensagens/conversas', toConversas), order)
    },
    /** One window of them. A conversation moves to the front with each message. */
    async page(window: Window): Promise<Pagina<Conversa>> {
      return cutWindow(await this.list(), order, window)
    },
    /** Null if they never wrote to each other. */
    async get(com: string): Promise<Conversa | null> {
      const conversas = await this.list()
      return conversas.find(({ pessoa }) => pessoa.codigo === com) ?? null
    },
    /**
     * One window with a person, newest first, of the messages before `antes`; `more` is true if older ones follow. The
     * call requests one extra message to know. An upstream without windows returns all messages.
     */
    async mensagens(eu: string, com: string, window: { antes: string | null; limit: number }) {
      const query = { antes: window.antes, limit: window.limit + 1 }
      const { found, puladas } = await request.get(`/mensagens/conversa/${com}`, toMensagemRows, query)
      const before = window.antes === null ? Number.POSITIVE_INFINITY : Number(window.antes)
      const older = found.filter(({ codigo }) => Number(codigo) < before).toReversed()
      return {
        itens: older.slice(0, window.limit).map(row => toMensagem(row, eu, com)),
        // An unreadable message still counts for the window.
        more: older.length > 0 && older.length + puladas > window.limit,
      }
    },
    send(
      eu: string,
      para: string,
      conteudo: string,
      idempotencyKey: string | null,
      vaga?: string,
    ): Promise<Mensagem | Refusal | UpstreamFailure> {
      const call = { ...toEnvio(para, conteudo), idempotencyKey, vaga }
      return request.write(call, body => toMensagem(toMensagemRow(body), eu, para))
    },
  }
}

function toEnvio(para: string, conteudo: string): Write {
  const json = { destinatario_id: Number(para), conteudo }
  return { method: 'POST', path: '/mensagens', json, refusals: [400, 404, 409, 422] }
}

/** A message that a search found. */
export interface MensagemEncontrada {
  pessoa: Pessoa
  mensagem: Mensagem
}

export function createBuscaDeMensagens(request: Request, extensions: Extensions) {
  return {
    /** The newest messages to and from `eu` with these words; null if the upstream cannot search. */
    async buscar(eu: string, busca: string): Promise<MensagemEncontrada[] | null> {
      const toEncontrada = (body: unknown): MensagemEncontrada => {
        const pessoa = toPessoa(object(body)['pessoa'])
        return { pessoa, mensagem: toMensagem(toMensagemRow(body), eu, pessoa.codigo) }
      }
      const read = (body: unknown) => rows(body, null, toEncontrada)
      const call = () => request.get('/mensagens', read, { busca, limit: 20 })
      return (await optional(extensions, 'busca-de-mensagens', call)) ?? null
    },
  }
}

/** Unread messages over all conversations. */
export function sumNaoLidas(conversas: Conversa[]): number {
  return conversas.reduce((sum, { naoLidas }) => sum + naoLidas, 0)
}

/** A conversation in the list or in an event. */
export function toConversa(body: unknown): Conversa {
  const row = object(body)
  const avatar = toAvatarUrl(text(row, 'avatar'))
  const ehAluno = flag(row, 'ehaluno')
  return {
    pessoa: { codigo: id(row, 'usuario_id'), nome: text(row, 'nome'), avatar },
    papel: ehAluno === null ? null : toPapel(ehAluno),
    ultimaMensagem: text(row, 'ultima_mensagem'),
    atualizadaEm: instant(row, 'ultima_atualizacao'),
    naoLidas: count(row, 'nao_lidas'),
  }
}

function toConversas(body: unknown): Conversa[] {
  return rows(body, null, toConversa)
}

function toMensagemRows(body: unknown): { found: MensagemRow[]; puladas: number } {
  const given = array(body, null)
  const found = readRows(given, null, toMensagemRow)
  return { found, puladas: given.length - found.length }
}

/** The sender is `remetente_id`, or `user: {id}` (docs/specification.md §7). */
export function toMensagemRow(body: unknown): MensagemRow {
  const row = object(body)
  return {
    codigo: id(row, 'id'),
    conteudo: text(row, 'conteudo') ?? '',
    criadaEm: requiredInstant(row, 'criado_em'),
    remetente: optionalId(row, 'remetente_id') ?? nested(row, 'user', toUserId),
    destinatario: optionalId(row, 'destinatario_id'),
    lida: flag(row, 'lida'),
  }
}

function toUserId(body: unknown): string | null {
  return optionalId(object(body), 'id')
}

/** The message from the point of view of `eu`. */
export function toMensagem(row: MensagemRow, eu: string, com: string): Mensagem {
  const { codigo, conteudo, criadaEm, remetente, destinatario, lida } = row
  // Without a sender, a message that is not addressed to me is mine.
  const minha = remetente === null ? destinatario !== eu : remetente === eu
  return { codigo, com, conteudo, criadaEm, minha, lida }
}
