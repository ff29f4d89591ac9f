import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { toNotificacao } from '../db/notificacao.ts'
import type { NotificacaoAnswer } from '../db/notificacao.ts'
import { notificacoes } from '../db/schema.rede.ts'
import type { NotificacoesQuery } from './notificacoes.schemas.ts'

const naoLidasDe = (usuarioId: number) => and(eq(notificacoes.usuarioId, usuarioId), isNull(notificacoes.lidaEm))

/** One window, newest first; `total` counts the kinds that were asked for, `nao_lidas` all of them. */
export const findNotificacoes = async (
  db: Db,
  usuarioId: number,
  { tipo, skip, limit }: NotificacoesQuery,
): Promise<{ notificacoes: NotificacaoAnswer[]; total: number; nao_lidas: number }> => {
  const own = eq(notificacoes.usuarioId, usuarioId)
  const wanted = tipo.length === 0 ? own : and(own, inArray(notificacoes.tipo, tipo))
  const rows = await db
    .select()
    .from(notificacoes)
    .where(wanted)
    .orderBy(desc(notificacoes.criadoEm), desc(notificacoes.id))
    .limit(limit)
    .offset(skip)
  return {
    notificacoes: rows.map(toNotificacao),
    total: await db.$count(notificacoes, wanted),
    nao_lidas: await db.$count(notificacoes, naoLidasDe(usuarioId)),
  }
}

/** Marks the own ones among `ids` read, or all of them for null. */
export const markRead = async (db: Db, usuarioId: number, ids: number[] | null): Promise<void> => {
  const unread = naoLidasDe(usuarioId)
  await db
    .update(notificacoes)
    .set({ lidaEm: sql`now()` })
    .where(ids ? and(unread, inArray(notificacoes.id, ids)) : unread)
}
