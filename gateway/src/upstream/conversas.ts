import * as z from 'zod'
import type { Refusal } from './body.ts'
import { toAvatarUrl } from './pessoas.ts'
import type { Pessoa } from './pessoas.ts'
import type { Request, Write } from './request.ts'
import { count, id, instant, optionalId, requiredInstant, text } from './wire.ts'

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

export const wireConversa = z
  .object({
    usuario_id: id,
    nome: text,
    avatar: text,
    ultima_mensagem: text,
    ultima_atualizacao: instant,
    nao_lidas: count,
  })
  .transform((row): Conversa => {
    const pessoa = { codigo: row.usuario_id, nome: row.nome, avatar: toAvatarUrl(row.avatar), email: null, curso: null }
    return {
      pessoa,
      ultimaMensagem: row.ultima_mensagem,
      atualizadaEm: row.ultima_atualizacao,
      naoLidas: row.nao_lidas,
    }
  })

/** The sender comes as `remetente_id`, or as `user: {id}` (specification §7). */
export const wireMensagem = z.object({
  id,
  conteudo: text,
  criado_em: requiredInstant,
  remetente_id: optionalId,
  destinatario_id: optionalId,
  user: z.object({ id: optionalId }).nullish(),
})

export type Conversas = ReturnType<typeof createConversas>

export function createConversas(request: Request) {
  return {
    /** All conversations, last talk first. */
    async list(): Promise<Conversa[]> {
      const conversas = await request.get('/mensagens/conversas', z.array(wireConversa))
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
     * One message too many is asked for; an upstream that knows no windows answers all of them.
     */
    async mensagens(eu: string, com: string, window: { antes: string | null; limit: number }) {
      const query = { antes: window.antes, limit: window.limit + 1 }
      const rows = await request.get(`/mensagens/conversa/${com}`, z.array(wireMensagem), query)
      const before = window.antes === null ? Number.POSITIVE_INFINITY : Number(window.antes)
      const older = rows.filter(row => Number(row.id) < before).toReversed()
      return {
        itens: older.slice(0, window.limit).map(row => toMensagem(row, eu, com)),
        more: older.length > window.limit,
      }
    },
    async send(eu: string, para: string, conteudo: string, chave: string | null): Promise<Mensagem | Refusal> {
      const json = { destinatario_id: Number(para), conteudo }
      const call: Write = { method: 'POST', path: '/mensagens', json, key: chave, refusals: [400, 404, 409, 422] }
      const sent = await request.write(call, wireMensagem)
      return 'refused' in sent ? sent : toMensagem(sent, eu, para)
    },
  }
}

/** Messages not read yet, over all conversations. */
export function sumNaoLidas(conversas: Conversa[]): number {
  return conversas.reduce((sum, { naoLidas }) => sum + naoLidas, 0)
}

/** As the person `eu` sees it. */
export function toMensagem(row: z.output<typeof wireMensagem>, eu: string, com: string): Mensagem {
  const remetente = row.remetente_id ?? row.user?.id ?? null
  // Without a sender, what is not addressed to me is mine.
  const minha = remetente === null ? row.destinatario_id !== eu : remetente === eu
  return { codigo: row.id, com, conteudo: row.conteudo ?? '', criadaEm: row.criado_em, minha }
}
