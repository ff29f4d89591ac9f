import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { toNotificacao } from './notificacao.ts'
import type { NotificacaoAnswer } from './notificacao.ts'
import { notificacoes } from '../db/schema.rede.ts'
import type { NotificacoesQuery } from './notificacoes.schemas.ts'

const naoLidasDe = (usuarioId: number) => and(eq(notificacoes.usuarioId, usuarioId), isNull(notificacoes.lidaEm))

/** One window, newest first; `total` counts the requested kinds, `nao_lidas` all kinds. */
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

/** Marks the person's own notificacoes among `ids` as read, or all of them for null. */
export const markRead = (db: Db, usuarioId: number, ids: number[] | null): Promise<void> =>
  inTransaction(db, async transaction => {
    const unread = naoLidasDe(usuarioId)
    await transaction
      .update(notificacoes)
      .set({ lidaEm: sql`now()` })
      .where(ids ? and(unread, inArray(notificacoes.id, ids)) : unread)
  })

/** Deletes one lot of the notificacoes that are older than `days`, and resolves how many. */
export const deleteNotificacoes = async (db: Db, days: number, lot: number): Promise<number> => {
  const { rows } = await db.execute(sql`
    delete from notificacoes where id in (
      select id from notificacoes where criado_em < now() - make_interval(days => ${days}) order by criado_em limit ${lot} for update skip locked
    ) returning id
  `)
  return rows.length
}
