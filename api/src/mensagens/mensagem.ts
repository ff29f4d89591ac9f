import { desc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connection.ts'
import { conteudoVisivel, conversas, mensagemOculta, mensagens } from '../db/schema/rede.ts'
import { usuarios } from '../db/schema.ts'

/** A message in the contract's shape, which GET /eventos sends too. */
export const mensagemSchema = z.object({
  id: z.int(),
  conteudo: z.string(),
  criado_em: z.iso.datetime(),
  remetente_id: z.int(),
  destinatario_id: z.int(),
  lida: z.boolean().describe('Whether the recipient has read it'),
})

export type MensagemAnswer = z.infer<typeof mensagemSchema>

export const toMensagem = (row: typeof mensagens.$inferSelect): MensagemAnswer => ({
  id: row.id,
  conteudo: row.ocultaEm ? mensagemOculta : row.conteudo,
  criado_em: row.criadoEm.toISOString(),
  remetente_id: row.remetenteId,
  destinatario_id: row.destinatarioId,
  lida: row.lidaEm !== null,
})

/** A conversation as one of its two people sees it. */
export const conversaSchema = z.object({
  id: z.int(),
  usuario_id: z.int().describe('The other person'),
  nome: z.string(),
  avatar: z.string().nullable(),
  ehaluno: z.boolean().describe('The role of the other person'),
  ultima_mensagem: z.string().describe('Its first 200 characters'),
  ultima_atualizacao: z.iso.datetime(),
  nao_lidas: z.int(),
})

/** Nobody scrolls through more people. */
const mostConversas = 1000

/** The conversations that `where` selects, each with `de`, the person who sees it; latest message first. */
export const findConversas = async (db: Db, where: SQL | undefined) => {
  const rows = await db
    .select({
      de: conversas.usuarioId,
      ultimaAtualizacao: conversas.ultimaAtualizacao,
      conversa: {
        id: conversas.id,
        usuario_id: conversas.outroId,
        nome: usuarios.usuario,
        avatar: usuarios.avatar,
        ehaluno: usuarios.ehaluno,
        ultima_mensagem: sql<string>`left(${conteudoVisivel}, 200)`,
        nao_lidas: conversas.naoLidas,
      },
    })
    .from(conversas)
    .innerJoin(usuarios, eq(usuarios.id, conversas.outroId))
    .innerJoin(mensagens, eq(mensagens.id, conversas.ultimaMensagemId))
    .where(where)
    .orderBy(desc(conversas.ultimaAtualizacao), desc(conversas.id))
    .limit(mostConversas)
  return rows.map(({ de, ultimaAtualizacao, conversa }) => ({
    de,
    conversa: { ...conversa, ultima_atualizacao: ultimaAtualizacao.toISOString() },
  }))
}
