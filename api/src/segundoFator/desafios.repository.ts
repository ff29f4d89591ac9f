import { randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { createToken, hashWith } from '../autenticacao/tokenDeEmail.ts'
import type { Settings } from '../config.ts'
import type { Db } from '../db/connection.ts'
import { desafiosDeFator } from '../db/schema/segundoFator.ts'
import type { finsDeDesafio } from '../db/schema/segundoFator.ts'

export type FimDeDesafio = (typeof finsDeDesafio)[number]
export type Desafio = typeof desafiosDeFator.$inferSelect

const validForMs = 10 * 60 * 1000
/** Of one account at once: whoever knows the password must not fill the table. */
const mostOpen = 20

const hashOf = ({ jwtSecret }: Pick<Settings, 'jwtSecret'>, token: string) => hashWith(jwtSecret, `fator ${token}`)

type Novo = Pick<Desafio, 'usuarioId' | 'fim' | 'versao'> &
  Partial<Pick<Desafio, 'sessaoId' | 'conhecido' | 'segredo' | 'idToken'>>

/** Stores a challenge, for ten minutes, in place of the oldest of too many. */
export const insertDesafio = async (db: Db, settings: Settings, novo: Novo) => {
  const token = createToken()
  const assina = randomBytes(32).toString('base64url')
  const expiraEm = new Date(Date.now() + validForMs)
  await db.delete(desafiosDeFator).where(
    inArray(
      desafiosDeFator.tokenHash,
      db
        .select({ tokenHash: desafiosDeFator.tokenHash })
        .from(desafiosDeFator)
        .where(eq(desafiosDeFator.usuarioId, novo.usuarioId))
        .orderBy(sql`${desafiosDeFator.expiraEm} desc`)
        .offset(mostOpen - 1),
    ),
  )
  await db.insert(desafiosDeFator).values({ ...novo, tokenHash: hashOf(settings, token), assina, expiraEm })
  return { token, assina, expiraEm }
}

const isOpen = (settings: Settings, token: string, fins: readonly FimDeDesafio[]) =>
  and(
    eq(desafiosDeFator.tokenHash, hashOf(settings, token)),
    inArray(desafiosDeFator.fim, [...fins]),
    gt(desafiosDeFator.expiraEm, sql`now()`),
  )

/** The unused, unexpired challenge of a token; null without one. */
export const findDesafio = async (db: Db, settings: Settings, token: string, fins: readonly FimDeDesafio[]) => {
  const [desafio] = await db
    .select()
    .from(desafiosDeFator)
    .where(isOpen(settings, token, fins))
  return desafio ?? null
}

/** Uses the challenge up: of two concurrent requests one gets it. A rollback gives it back. */
export const takeDesafio = async (
  transaction: Db,
  settings: Settings,
  token: string,
  fins: readonly FimDeDesafio[],
): Promise<Desafio | null> => {
  const [desafio] = await transaction
    .delete(desafiosDeFator)
    .where(isOpen(settings, token, fins))
    .returning()
  return desafio ?? null
}

/** Deletes some expired challenges, and resolves how many. */
export const deleteDesafios = async (db: Db, lot: number): Promise<number> => {
  const expired = db
    .select({ tokenHash: desafiosDeFator.tokenHash })
    .from(desafiosDeFator)
    .where(lt(desafiosDeFator.expiraEm, sql`now()`))
    .limit(lot)
    .for('update', { skipLocked: true })
  const gone = await db.delete(desafiosDeFator).where(inArray(desafiosDeFator.tokenHash, expired)).returning()
  return gone.length
}
