import type { Refusal } from './body.ts'
import type { UpstreamFailure } from './failure.ts'
import type { Pessoa } from './pessoas.ts'
import type { Request, Write } from './request.ts'
import { toAvatarUrl } from './url.ts'
import { array, count, id, instant, nested, object, optionalId, readRows, requiredInstant, rows, text } from './wire.ts'

export interface Conversa {
  pessoa: Pessoa
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
}

/** A message as the wire has it, of which either end may be missing. */
export interface MensagemRow {
  codigo: string
  conteudo: string
  criadaEm: Date
  remetente: string | null
  destinatario: string | null
}

export type Conversas = ReturnType<typeof createConversas>

export function createConversas(request: Request) {
  return {
    /** All conversations, last talk first. */
    async list(): Promise<Conversa[]> {
      const conversas = await request.get('/mensagens/conversas', toConversas)
      return conversas.toSorted(
        (one, other) => (other.atualizadaEm?.getTime() ?? 0) - (one.atualizadaEm?.getTime() ?? 0),
      )
    },
    /** Null when they never talked. */
    async get(com: string): Promise<Conversa | null> {
      const conversas = await this.list()
      return conversas.find(({ pessoa }) => pessoa.codigo === com) ?? null
    },
    /**
     * One window with a person, newest first, of the messages before `antes`; `more` tells whether older ones follow.
     * The call requests one message too many. An upstream without windows returns all of them.
     */
    async mensagens(eu: string, com: string, window: { antes: string | null; limit: number }) {
      const query = { antes: window.antes, limit: window.limit + 1 }
      const { found, puladas } = await request.get(`/mensagens/conversa/${com}`, toMensagemRows, query)
      const before = window.antes === null ? Number.POSITIVE_INFINITY : Number(window.antes)
      const older = found.filter(({ codigo }) => Number(codigo) < before).toReversed()
      return {
        itens: older.slice(0, window.limit).map(row => toMensagem(row, eu, com)),
        // A message that could not be read still took its place in the window.
        more: older.length > 0 && older.length + puladas > window.limit,
      }
    },
    send(
      eu: string,
      para: string,
      conteudo: string,
      chave: string | null,
    ): Promise<Mensagem | Refusal | UpstreamFailure> {
      const json = { destinatario_id: Number(para), conteudo }
      const call: Write = { method: 'POST', path: '/mensagens', json, key: chave, refusals: [400, 404, 409, 422] }
      return request.write(call, body => toMensagem(toMensagemRow(body), eu, para))
    },
  }
}

/** Messages not read yet, over all conversations. */
export function sumNaoLidas(conversas: Conversa[]): number {
  return conversas.reduce((sum, { naoLidas }) => sum + naoLidas, 0)
}

/** A conversation as the list and the events have it. */
export function toConversa(body: unknown): Conversa {
  const row = object(body)
  const avatar = toAvatarUrl(text(row, 'avatar'))
  return {
    pessoa: { codigo: id(row, 'usuario_id'), nome: text(row, 'nome'), avatar },
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

/** The sender comes as `remetente_id`, or as `user: {id}` (docs/specification.md §7). */
export function toMensagemRow(body: unknown): MensagemRow {
  const row = object(body)
  return {
    codigo: id(row, 'id'),
    conteudo: text(row, 'conteudo') ?? '',
    criadaEm: requiredInstant(row, 'criado_em'),
    remetente: optionalId(row, 'remetente_id') ?? nested(row, 'user', toUserId),
    destinatario: optionalId(row, 'destinatario_id'),
  }
}

function toUserId(body: unknown): string | null {
  return optionalId(object(body), 'id')
}

/** As the person `eu` sees it. */
export function toMensagem(row: MensagemRow, eu: string, com: string): Mensagem {
  const { codigo, conteudo, criadaEm, remetente, destinatario } = row
  // Without a sender, a message that is not addressed to me is mine.
  const minha = remetente === null ? destinatario !== eu : remetente === eu
  return { codigo, com, conteudo, criadaEm, minha }
}
