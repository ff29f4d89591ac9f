import { createConversas, toMensagem, wireMensagem } from './conversas.ts'
import type { Conversa, Mensagem } from './conversas.ts'
import { optional } from './extensions.ts'
import type { Extensions } from './extensions.ts'
import { wireNotificacao } from './notificacao.ts'
import type { Notificacao } from './notificacao.ts'
import type { Request } from './request.ts'

/** One Server-Sent Event; `data` is JSON that was read already, undefined when it was none. */
export interface Evento {
  nome: string
  data: unknown
}

/** Longer than any event of the contract: an upstream that never ends one would fill the memory. */
const longest = 65_536

export function createEventos(request: Request, extensions: Extensions) {
  /** Until the upstream or the client ends; nothing at all where there are no events. */
  async function* listen(nome: string): AsyncGenerator {
    const body = await optional(extensions, 'eventos', () => request.stream('/eventos'))
    if (!body) return
    for await (const evento of readEvents(body)) if (evento.nome === nome) yield evento.data
  }

  return {
    /** Messages to or from `eu`, each with its conversation as it is then: one REST call per message. */
    async *mensagens(eu: string): AsyncGenerator<{ mensagem: Mensagem; conversa: Conversa }> {
      for await (const data of listen('mensagem')) {
        const row = wireMensagem.safeParse(data)
        const com = row.data?.remetente_id === eu ? row.data.destinatario_id : row.data?.remetente_id
        if (!row.success || !com) continue
        const mensagem = toMensagem(row.data, eu, com)
        const conversa = await createConversas(request.again())
          .get(com)
          .catch(() => null)
        yield { mensagem, conversa: conversa ?? toConversa(mensagem) }
      }
    },
    async *notificacoes(): AsyncGenerator<Notificacao> {
      for await (const data of listen('notificacao')) {
        const row = wireNotificacao.safeParse(data)
        if (row.success) yield row.data
      }
    },
  }
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
