import { z } from 'zod'
import { iconesDeNotificacao, tiposDeNotificacao } from '../db/schema.rede.ts'
import type { notificacoes } from '../db/schema.rede.ts'

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
})

export type NotificacaoAnswer = z.infer<typeof notificacaoSchema>

export const toNotificacao = (row: typeof notificacoes.$inferSelect): NotificacaoAnswer => ({
  id: row.id,
  tipo: row.tipo,
  titulo: row.titulo,
  descricao: row.descricao,
  criado_em: row.criadoEm.toISOString(),
  icone: row.icone,
  lida: row.lidaEm !== null,
  acao: row.acaoRotulo !== null && row.acaoHref !== null ? { rotulo: row.acaoRotulo, href: row.acaoHref } : null,
})
