import { z } from 'zod'
import { iconesDeNotificacao, tiposDeNotificacao } from '../db/schema/rede.ts'
import type { notificacoes } from '../db/schema/rede.ts'

const tiposDeAlvo = ['vaga', 'conversa', 'pessoa'] as const

/** A notificacao in the contract's shape, which GET /eventos sends too. */
export const notificacaoSchema = z.object({
  id: z.int(),
  tipo: z.enum(tiposDeNotificacao),
  titulo: z.string(),
  descricao: z.string(),
  criado_em: z.iso.datetime(),
  icone: z.enum(iconesDeNotificacao),
  lida: z.boolean(),
  acao: z.object({ rotulo: z.string(), href: z.string().describe('A path of the web app') }).nullable(),
  alvo: z
    .object({ tipo: z.enum(tiposDeAlvo), id: z.int().describe('Of a conversa, the id of the other person') })
    .nullable()
    .describe('What it leads to; null if it leads to nothing, or to a list'),
})

export type NotificacaoAnswer = z.infer<typeof notificacaoSchema>

type Alvo = NonNullable<NotificacaoAnswer['alvo']>

/** The pages of one thing, as `acao.href` spells them. */
const paginas: Record<string, Alvo['tipo']> = { opportunities: 'vaga', messages: 'conversa', profile: 'pessoa' }

const toAlvo = ({ vagaId, acaoHref }: Pick<typeof notificacoes.$inferSelect, 'vagaId' | 'acaoHref'>): Alvo | null => {
  if (vagaId !== null) return { tipo: 'vaga', id: vagaId }
  const [, pagina = '', id] = /^(?:\/professor)?\/(\w+)(?:\/|\?userId=)(\d+)$/.exec(acaoHref ?? '') ?? []
  const tipo = paginas[pagina]
  return tipo && id ? { tipo, id: Number(id) } : null
}

export const toNotificacao = (row: typeof notificacoes.$inferSelect): NotificacaoAnswer => ({
  id: row.id,
  tipo: row.tipo,
  titulo: row.titulo,
  descricao: row.descricao,
  criado_em: row.criadoEm.toISOString(),
  icone: row.icone,
  lida: row.lidaEm !== null,
  acao: row.acaoRotulo !== null && row.acaoHref !== null ? { rotulo: row.acaoRotulo, href: row.acaoHref } : null,
  alvo: toAlvo(row),
})
