import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { Refusal } from '../refusal.ts'
import type { Db } from './connection.ts'
import { chavesDeIdempotencia } from './schema.apoio.ts'

type Pedido = {
  usuarioId: number
  /** The call and what it acts on, as 'POST /candidaturas/vaga/7'. */
  rota: string
  /** The header `Idempotency-Key`. */
  chave: string | undefined
  corpo: unknown
}

const hashOf = (corpo: unknown): string => createHash('sha256').update(JSON.stringify(corpo)).digest('hex')

/**
 * Does a write once: with the same key and body again, within a day, answers what the first did. Without a key it is
 * simply a transaction. A refused write leaves no key behind. What `work` answers must be plain JSON.
 * @throws Refusal 422 when the key came with another body before.
 */
export const writeOnce = <T>(db: Db, pedido: Pedido, work: (transaction: Db) => Promise<T>): Promise<T> =>
  db.transaction(async transaction => {
    const { usuarioId, rota, chave, corpo } = pedido
    if (chave === undefined) return work(transaction)
    const corpoHash = hashOf(corpo)
    const same = and(
      eq(chavesDeIdempotencia.usuarioId, usuarioId),
      eq(chavesDeIdempotencia.rota, rota),
      eq(chavesDeIdempotencia.chave, chave),
    )
    await transaction
      .delete(chavesDeIdempotencia)
      .where(lt(chavesDeIdempotencia.criadoEm, sql`now() - interval '1 day'`))
    // Waits for a first request still running with the same key.
    const [claimed] = await transaction
      .insert(chavesDeIdempotencia)
      .values({ usuarioId, rota, chave, corpoHash })
      .onConflictDoNothing()
      .returning({ chave: chavesDeIdempotencia.chave })
    if (!claimed) {
      const [first] = await transaction.select().from(chavesDeIdempotencia).where(same)
      if (first?.corpoHash !== corpoHash) {
        throw new Refusal(422, 'Esta chave de idempotência já foi usada com outro conteúdo.')
      }
      return first.resposta as T
    }
    const resposta = await work(transaction)
    await transaction.update(chavesDeIdempotencia).set({ resposta }).where(same)
    return resposta
  })

/** Forgets every key of a user at a route, once what its writes made is gone: the same key then writes again. */
export const forgetKeys = async (db: Db, { usuarioId, rota }: Pick<Pedido, 'usuarioId' | 'rota'>): Promise<void> => {
  await db
    .delete(chavesDeIdempotencia)
    .where(and(eq(chavesDeIdempotencia.usuarioId, usuarioId), eq(chavesDeIdempotencia.rota, rota)))
}
