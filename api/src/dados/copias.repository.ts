import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { copiasDeDados, partesDaCopia } from '../db/schema/dados.ts'

/** How long a copy can be downloaded. */
const vale = sql`interval '24 hours'`

const ofPessoa = (usuarioId: number) => eq(copiasDeDados.usuarioId, usuarioId)

const vencida = sql`(pronta_em < now() - ${vale})`

/** The copy of a person, if there is one that is being made, failed, or can be downloaded. */
export const findCopia = async (db: Db, usuarioId: number) => {
  const [copia] = await db
    .select({
      id: copiasDeDados.id,
      pedidaEm: copiasDeDados.pedidaEm,
      prontaEm: copiasDeDados.prontaEm,
      falhouEm: copiasDeDados.falhouEm,
      bytes: copiasDeDados.bytes,
      expiraEm: sql<Date | null>`pronta_em + ${vale}`.mapWith(copiasDeDados.prontaEm),
    })
    .from(copiasDeDados)
    .where(sql`${ofPessoa(usuarioId)} and ${vencida} is not true`)
  return copia ?? null
}

/** Asks for a copy: one that is being made stays, any other one is replaced. Resolves whether there is something to make. */
export const askForCopia = async (transaction: Db, usuarioId: number): Promise<boolean> => {
  const done = sql`${ofPessoa(usuarioId)} and (pronta_em is not null or falhou_em is not null)`
  await transaction.delete(copiasDeDados).where(done)
  const asked = await transaction.insert(copiasDeDados).values({ usuarioId }).onConflictDoNothing().returning()
  return asked.length > 0
}

/** The oldest copy that is to be made, locked: another process takes the next one. */
export const takeCopia = async (transaction: Db) => {
  const [copia] = await transaction
    .select({ id: copiasDeDados.id, usuarioId: copiasDeDados.usuarioId })
    .from(copiasDeDados)
    .where(sql`pronta_em is null and falhou_em is null`)
    .orderBy(asc(copiasDeDados.pedidaEm))
    .limit(1)
    .for('update', { skipLocked: true })
  return copia ?? null
}

export const insertParte = async (transaction: Db, copiaId: string, ordem: number, bytes: Buffer): Promise<void> => {
  await transaction.insert(partesDaCopia).values({ copiaId, ordem, bytes })
}

export const finishCopia = async (transaction: Db, id: string, bytes: number): Promise<void> => {
  await transaction.update(copiasDeDados).set({ prontaEm: new Date(), bytes }).where(eq(copiasDeDados.id, id))
}

export const failCopia = async (db: Db, id: string): Promise<void> => {
  await db.update(copiasDeDados).set({ falhouEm: new Date() }).where(eq(copiasDeDados.id, id))
}

/** The bytes of a copy, a piece at a time. */
export const readPartes = async function* (db: Db, copiaId: string): AsyncGenerator<Buffer> {
  for (let ordem = 0; ; ordem += 1) {
    const [parte] = await db
      .select({ bytes: partesDaCopia.bytes })
      .from(partesDaCopia)
      .where(sql`${eq(partesDaCopia.copiaId, copiaId)} and ${eq(partesDaCopia.ordem, ordem)}`)
    if (!parte) return
    yield parte.bytes
  }
}

/** Deletes one lot of the copies that are over, and resolves how many. */
export const deleteCopias = async (db: Db, lot: number): Promise<number> => {
  const { rows } = await db.execute(sql`
    delete from copias_de_dados where id in (
      select id from copias_de_dados where ${vencida} limit ${lot} for update skip locked
    ) returning id
  `)
  return rows.length
}

/** The files of a person: those of candidaturas and uploads, by the name that the copy gives them, and the portrait. */
export const findArquivos = async (db: Db, usuarioId: number): Promise<Array<{ nome: string; chave: string }>> => {
  const { rows } = await db.execute<{ nome: string; chave: string }>(sql`
    select 'arquivos/' || id || '.pdf' as nome, chave from arquivos_enviados where dono_id = ${usuarioId}::int
    union all
    select 'arquivos/foto.webp', r.chave from usuarios u join retratos r
      on u.avatar = '/avatares/' || r.nome || '.webp' and r.largura = 512
    where u.id = ${usuarioId}::int
  `)
  return rows
}
