import { timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { hashWith } from './tokenDeEmail.ts'

/*
 * A suspended person cannot sign in. A signed token of the case lets them object: once, because a case takes one objection,
 * and as long as its decision may be objected to.
 */

/** Days in which a decision can be objected to. */
export const diasParaContestar = 15

/** The decision that a token is about: the next one of the same case makes it useless. */
export type Contestavel = { casoId: number; decididoEm: Date }

/** The text has a word that no other keyed hash begins with, so a signature is good for nothing else. */
const sign = (secret: string, qual: string): string => hashWith(secret, `contestar-suspensao ${qual}`)

/** '7.1793322000000.<signature>': the case, and when it was decided, in milliseconds. */
export const createContestacao = (secret: string, { casoId, decididoEm }: Contestavel): string => {
  const qual = `${casoId}.${decididoEm.getTime()}`
  return `${qual}.${sign(secret, qual)}`
}

/** Null for a token that this board did not sign. */
export const readContestacao = (secret: string, token: string): Contestavel | null => {
  const [, qual = '', caso = '', em = '', given = ''] =
    /^(([1-9]\d{0,9})\.([1-9]\d{0,14}))\.([0-9a-f]{64})$/.exec(token) ?? []
  if (given === '' || !timingSafeEqual(Buffer.from(given), Buffer.from(sign(secret, qual)))) return null
  return { casoId: Number(caso), decididoEm: new Date(Number(em)) }
}

/** The suspension by moderators to which a person may object now; null without one. */
export const findContestavel = async (db: Db, pessoaId: number): Promise<Contestavel | null> => {
  const { rows } = await db.execute<{ casoId: number; em: number }>(sql`
    select c.id as "casoId", floor(extract(epoch from c.decidido_em) * 1000)::float8 as em
    from casos c join usuarios u on u.id = c.pessoa_id
    where c.pessoa_id = ${pessoaId}::int and u.suspenso_ate > now() and c.ato = 'suspender' and c.situacao = 'decidido'
      and c.contestacao is null and c.decidido_em > now() - make_interval(days => ${diasParaContestar})
    order by c.id desc limit 1
  `)
  const [found] = rows
  return found ? { casoId: found.casoId, decididoEm: new Date(found.em) } : null
}
