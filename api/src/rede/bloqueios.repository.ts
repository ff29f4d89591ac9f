import { and, desc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { inTransaction } from '../db/inTransaction.ts'
import { lockPair } from '../db/lockPair.ts'
import type { Db } from '../db/connection.ts'
import { bloqueios } from '../db/schema/rede.ts'
import { usuarios } from '../db/schema.ts'
import { Refusal, invalidField } from '../http/refusal.ts'
import { deleteConexao, findPapel } from './rede.repository.ts'

/** As many as a person can block. Simultaneous requests may exceed it by as many as they are. */
export const mostBloqueios = 200

/** Whether one of two people blocked the other. */
export const hasBloqueio = (um: SQL, outro: SQL): SQL =>
  sql`exists (select from bloqueios b where (b.usuario_id, b.bloqueado_id) in ((${um}, ${outro}), (${outro}, ${um})))`

export const isBloqueado = async (db: Db, um: number, outro: number): Promise<boolean> => {
  const { rows } = await db.execute<{ sim: boolean }>(
    sql`select ${hasBloqueio(sql`${um}::int`, sql`${outro}::int`)} as sim`,
  )
  return rows[0]?.sim === true
}

/** Whom a person blocked, last blocked first. */
export const findBloqueios = async (db: Db, usuarioId: number) => {
  const rows = await db
    .select({ id: usuarios.id, nome: usuarios.usuario, avatar: usuarios.avatar, em: bloqueios.criadoEm })
    .from(bloqueios)
    .innerJoin(usuarios, eq(usuarios.id, bloqueios.bloqueadoId))
    .where(eq(bloqueios.usuarioId, usuarioId))
    .orderBy(desc(bloqueios.criadoEm), desc(usuarios.id))
  return rows.map(({ em, ...pessoa }) => ({ ...pessoa, em: em.toISOString() }))
}

/**
 * Blocks a person, and ends the own connection with them. Blocking again changes nothing.
 * @throws Refusal 404 for an unknown person, 409 if as many as can be are blocked, 422 for oneself
 */
export const bloquear = async (db: Db, usuarioId: number, bloqueadoId: number): Promise<void> => {
  if (usuarioId === bloqueadoId) throw invalidField('user_id', 'Você não pode bloquear você mesmo.', 'path')
  await inTransaction(db, async transaction => {
    // After a message or a connection that is being written, and before the next one.
    await lockPair(transaction, usuarioId, bloqueadoId)
    if (!(await findPapel(transaction, bloqueadoId))) throw new Refusal(404, 'Não encontramos esta pessoa.')
    const total = await transaction.$count(bloqueios, eq(bloqueios.usuarioId, usuarioId))
    if (total >= mostBloqueios) {
      throw new Refusal(409, `Você já bloqueou ${mostBloqueios} pessoas. Desbloqueie uma para bloquear esta.`)
    }
    await transaction.insert(bloqueios).values({ usuarioId, bloqueadoId }).onConflictDoNothing()
    await deleteConexao(transaction, usuarioId, bloqueadoId)
  })
}

export const deleteBloqueio = async (db: Db, usuarioId: number, bloqueadoId: number): Promise<void> =>
  void (await db
    .delete(bloqueios)
    .where(and(eq(bloqueios.usuarioId, usuarioId), eq(bloqueios.bloqueadoId, bloqueadoId))))
