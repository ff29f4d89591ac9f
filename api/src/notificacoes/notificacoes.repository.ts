import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { fromInstante, readCursor, toCursor, toInstante } from '../http/cursor.ts'
import { toNotificacao } from './notificacao.ts'
import { notificacoes } from '../db/schema/rede.ts'
import type { NotificacoesAnswer, NotificacoesQuery } from './notificacoes.schemas.ts'

const naoLidasDe = (usuarioId: number) => and(eq(notificacoes.usuarioId, usuarioId), isNull(notificacoes.lidaEm))

/** After a position in the list. */
const isAfter = (cursor: string) => {
  const [instante = 0, id] = readCursor(cursor, ['instante', 'inteiro'])
  return sql`(${notificacoes.criadoEm}, ${notificacoes.id}) < (${fromInstante(instante)}, ${id}::int)`
}

/** One window, newest first; `total` counts the requested kinds, `nao_lidas` all kinds. */
export const findNotificacoes = async (
  db: Db,
  usuarioId: number,
  { tipo, skip, limit, depois }: NotificacoesQuery,
): Promise<NotificacoesAnswer> => {
  const own = eq(notificacoes.usuarioId, usuarioId)
  const wanted = tipo.length === 0 ? own : and(own, inArray(notificacoes.tipo, tipo))
  const rows = await db
    .select({ notificacao: notificacoes, instante: toInstante(notificacoes.criadoEm) })
    .from(notificacoes)
    .where(depois === undefined ? wanted : and(wanted, isAfter(depois)))
    .orderBy(desc(notificacoes.criadoEm), desc(notificacoes.id))
    .limit(limit + 1)
    .offset(depois === undefined ? skip : 0)
  const pagina = rows.slice(0, limit)
  return {
    notificacoes: pagina.map(({ notificacao }) => toNotificacao(notificacao)),
    cursores: pagina.map(({ notificacao, instante }) => toCursor([instante, notificacao.id])),
    tem_mais: rows.length > limit,
    total: await db.$count(notificacoes, wanted),
    nao_lidas: await db.$count(notificacoes, naoLidasDe(usuarioId)),
  }
}

/** Marks the person's own notificacoes among `ids` as read, or all of them for null. */
export const markRead = (db: Db, usuarioId: number, ids: number[] | null): Promise<void> =>
  inTransaction(db, async transaction => {
    const unread = naoLidasDe(usuarioId)
    await transaction
      .update(notificacoes)
      .set({ lidaEm: sql`now()` })
      .where(ids ? and(unread, inArray(notificacoes.id, ids)) : unread)
  })
