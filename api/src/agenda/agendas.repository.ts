import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { agendas, entradasDaAgenda } from '../db/schema/agenda.ts'
import { usuarios } from '../db/schema.ts'

/** Null for a person without an address. */
export const findAgenda = async (db: Db, usuarioId: number) => {
  const [agenda] = await db.select({ criadaEm: agendas.criadaEm }).from(agendas).where(eq(agendas.usuarioId, usuarioId))
  return agenda ?? null
}

/** Gives a person an address, in place of the one before: the entries and their counts of changes stay. */
export const saveAgenda = async (db: Db, usuarioId: number, hash: string): Promise<{ criadaEm: Date }> => {
  const novo = { hash, criadaEm: sql`now()`, conferidaEm: sql`now()` }
  const [agenda] = await db
    .insert(agendas)
    .values({ usuarioId, ...novo })
    .onConflictDoUpdate({ target: agendas.usuarioId, set: novo })
    .returning({ criadaEm: agendas.criadaEm })
  if (!agenda) throw new Error(`no agenda of ${usuarioId}`)
  return agenda
}

export const deleteAgenda = async (db: Db, usuarioId: number): Promise<void> =>
  void (await db.delete(agendas).where(eq(agendas.usuarioId, usuarioId)))

/** People whose agendas are compared with the board in one transaction. */
const lot = 100

/** Takes the people whose agenda was last compared more than five minutes ago; concurrent processes take different ones. */
export const takePessoas = async (db: Db): Promise<number[]> => {
  const devidas = sql`(
    select usuario_id from agendas where conferida_em < now() - interval '5 minutes'
    order by conferida_em limit ${lot} for update skip locked
  )`
  const taken = await db
    .update(agendas)
    .set({ conferidaEm: sql`now()` })
    .where(sql`${agendas.usuarioId} in ${devidas}`)
    .returning({ usuarioId: agendas.usuarioId })
  return taken.map(({ usuarioId }) => usuarioId)
}

export type Entrada = typeof entradasDaAgenda.$inferSelect

/** What an address leads to, in one query; null if it leads nowhere, also while the account is suspended. */
export const findEntradas = async (db: Db, hash: string): Promise<{ ehaluno: boolean; entradas: Entrada[] } | null> => {
  const rows = await db
    .select({ ehaluno: usuarios.ehaluno, entrada: entradasDaAgenda })
    .from(agendas)
    .innerJoin(usuarios, eq(usuarios.id, agendas.usuarioId))
    .leftJoin(entradasDaAgenda, eq(entradasDaAgenda.usuarioId, agendas.usuarioId))
    .where(and(eq(agendas.hash, hash), or(isNull(usuarios.suspensoAte), lte(usuarios.suspensoAte, sql`now()`))))
    .orderBy(asc(entradasDaAgenda.tipo), asc(entradasDaAgenda.alvoId))
  const [first] = rows
  return first ? { ehaluno: first.ehaluno, entradas: rows.flatMap(({ entrada }) => entrada ?? []) } : null
}
