import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { inTransaction } from '../db/inTransaction.ts'
import { invalidField } from './refusal.ts'
import type { Db } from '../db/connection.ts'
import { chavesDeIdempotencia } from '../db/schema/apoio.ts'

type Write = {
  usuarioId: number
  /** Method and path, as 'POST /candidaturas/vaga/7'. */
  rota: string
  /** The header `Idempotency-Key`. */
  idempotencyKey: string | undefined
  corpo: unknown
}

/** Deleted by the next write with the same key, or by retention.ts. */
const expired = lt(chavesDeIdempotencia.criadoEm, sql`now() - interval '1 day'`)

const hashOf = (corpo: unknown): string => createHash('sha256').update(JSON.stringify(corpo)).digest('hex')

/**
 * Runs a write at most once per idempotency key: a retry with the same key and body, within a day, returns the first
 * response. Without a key it is an ordinary transaction. A refused write stores no key. `work` must resolve plain JSON.
 * A retry does not run it: rights that can end while a session lasts are checked before, in the same transaction.
 * @throws Refusal 422 if the key was used with another body before
 */
export const writeOnce = <T>(db: Db, write: Write, work: (transaction: Db) => Promise<T>): Promise<T> =>
  inTransaction(db, async transaction => {
    const { usuarioId, rota, idempotencyKey, corpo } = write
    if (idempotencyKey === undefined) return work(transaction)
    const corpoHash = hashOf(corpo)
    const same = and(
      eq(chavesDeIdempotencia.usuarioId, usuarioId),
      eq(chavesDeIdempotencia.rota, rota),
      eq(chavesDeIdempotencia.chave, idempotencyKey),
    )
    await transaction.delete(chavesDeIdempotencia).where(and(same, expired))
    // Waits for an earlier request with the same key that is still running. The update changes nothing: it returns and
    // locks the row of a request that has ended.
    const [first] = await transaction
      .insert(chavesDeIdempotencia)
      .values({ usuarioId, rota, chave: idempotencyKey, corpoHash })
      .onConflictDoUpdate({
        target: [chavesDeIdempotencia.usuarioId, chavesDeIdempotencia.rota, chavesDeIdempotencia.chave],
        set: { chave: idempotencyKey },
      })
      .returning()
    if (first?.corpoHash !== corpoHash) {
      throw invalidField('idempotency-key', 'Esta chave de idempotência já foi usada com outro conteúdo.', 'header')
    }
    if (first.resposta !== null) return first.resposta as T
    const resposta = await work(transaction)
    await transaction.update(chavesDeIdempotencia).set({ resposta }).where(same)
    return resposta
  })

/** Drops the cached responses of a route once the rows they describe are deleted. The same key then writes again. */
export const dropKeys = async (db: Db, { usuarioId, rota }: Pick<Write, 'usuarioId' | 'rota'>): Promise<void> => {
  await db
    .delete(chavesDeIdempotencia)
    .where(and(eq(chavesDeIdempotencia.usuarioId, usuarioId), eq(chavesDeIdempotencia.rota, rota)))
}

/** Deletes some expired keys, and resolves how many. */
export const deleteChaves = async (db: Db, lot: number): Promise<number> => {
  const { rows } = await db.execute(sql`
    delete from ${chavesDeIdempotencia} where (usuario_id, rota, chave) in (
      select usuario_id, rota, chave from ${chavesDeIdempotencia} where ${expired} limit ${lot} for update skip locked
    ) returning 1
  `)
  return rows.length
}
