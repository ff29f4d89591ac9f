import type { Db } from '../db/connection.ts'
import { invalidateRecomendacoes } from '../recomendacoes/recomendacoes.ts'
import { Refusal } from '../http/refusal.ts'
import { findInteresses, claimContaNova, replaceInteresses } from './interesses.repository.ts'

/**
 * The wizard saves the first interests without a session, right after POST /users. So that nobody else can use this
 * call, it needs the token that POST /users returned, once, for a few minutes, and only before the first sign-in.
 */
const novaPorMs = 15 * 60 * 1000

/** @throws Refusal 403 unless it is the first call for a new account, with its token */
export const claim = async (db: Db, usuarioId: number, interessesHash: string): Promise<void> => {
  const since = new Date(Date.now() - novaPorMs)
  if (!(await claimContaNova(db, { usuarioId, since, interessesHash })))
    throw new Refusal(403, 'Entre na sua conta para alterar os seus interesses.')
}

/** Replaces a person's interests by those with these names; names that are unknown, or new to them and archived, are ignored. */
export const saveInteresses = async (db: Db, usuarioId: number, nomes: string[]) => {
  const found = await findInteresses(db, nomes, usuarioId)
  const distinct = new Set(found.map(({ id }) => id))
  await replaceInteresses(db, usuarioId, [...distinct])
  await invalidateRecomendacoes(db, usuarioId)
  return { interesses: found }
}
