import { and, asc, eq, sql } from 'drizzle-orm'
import { totalDeAnotacoes } from './avaliacao.ts'
import type { Db } from '../db/connection.ts'
import { Gone } from '../http/refusal.ts'
import { anotacoes, avaliacoes } from '../db/schema/avaliacoes.ts'
import { candidaturas, usuarios } from '../db/schema.ts'
import { toIntArray } from '../db/toIntArray.ts'
import type { AnotacaoAnswer, AvaliacaoAnswer, AvaliacaoBody, AvaliacoesAnswer } from './avaliacoes.schemas.ts'

export const findAvaliacao = async (db: Db, candidaturaId: number): Promise<AvaliacaoAnswer> => {
  const [found] = await db
    .select({ nota: avaliacoes.nota, etiquetas: avaliacoes.etiquetas, anotacoes: totalDeAnotacoes })
    .from(candidaturas)
    .leftJoin(avaliacoes, eq(avaliacoes.candidaturaId, candidaturas.id))
    .where(eq(candidaturas.id, candidaturaId))
  if (!found) throw new Gone(`candidatura ${candidaturaId}`)
  return { ...found, etiquetas: found.etiquetas ?? [] }
}

export const saveAvaliacao = async (db: Db, candidaturaId: number, given: AvaliacaoBody): Promise<void> => {
  await db
    .insert(avaliacoes)
    .values({ candidaturaId, ...given })
    .onConflictDoUpdate({ target: avaliacoes.candidaturaId, set: given })
}

/** The candidaturas among these that belong to the vaga, locked in the order of their ids, with their avaliacoes. */
export const lockAvaliacoes = async (
  db: Db,
  vagaId: number,
  ids: readonly number[],
): Promise<AvaliacoesAnswer['avaliadas']> => {
  const which = and(eq(candidaturas.vagaId, vagaId), sql`${candidaturas.id} = any(${toIntArray(ids)})`)
  const locked = db.select({ id: candidaturas.id }).from(candidaturas).where(which).orderBy(asc(candidaturas.id))
  await locked.for('no key update')
  // In a later statement: the first may have waited for somebody who rated them.
  return db
    .select({
      candidatura: candidaturas.id,
      nota: avaliacoes.nota,
      etiquetas: sql<string[]>`coalesce(${avaliacoes.etiquetas}, '{}')`,
      anotacoes: totalDeAnotacoes,
    })
    .from(candidaturas)
    .leftJoin(avaliacoes, eq(avaliacoes.candidaturaId, candidaturas.id))
    .where(which)
}

/** In one statement, whatever their number. */
export const saveAvaliacoes = async (db: Db, novas: AvaliacoesAnswer['avaliadas']): Promise<void> => {
  if (novas.length === 0) return
  await db
    .insert(avaliacoes)
    .values(novas.map(({ candidatura: candidaturaId, nota, etiquetas }) => ({ candidaturaId, nota, etiquetas })))
    .onConflictDoUpdate({
      target: avaliacoes.candidaturaId,
      set: { nota: sql`excluded.nota`, etiquetas: sql`excluded.etiquetas` },
    })
}

type Which = { candidaturaId: number; id?: number }

/** Oldest first; only one if `id` is given. */
export const findAnotacoes = async (db: Db, { candidaturaId, id }: Which): Promise<AnotacaoAnswer[]> => {
  const rows = await db
    .select({
      id: anotacoes.id,
      texto: anotacoes.texto,
      criadoEm: anotacoes.criadoEm,
      autor: { id: usuarios.id, usuario: usuarios.usuario, avatar: usuarios.avatar },
    })
    .from(anotacoes)
    .leftJoin(usuarios, eq(usuarios.id, anotacoes.autorId))
    .where(and(eq(anotacoes.candidaturaId, candidaturaId), id === undefined ? undefined : eq(anotacoes.id, id)))
    .orderBy(asc(anotacoes.id))
  return rows.map(({ criadoEm, ...row }) => ({ ...row, criado_em: criadoEm.toISOString() }))
}

export const countAnotacoes = (db: Db, candidaturaId: number): Promise<number> =>
  db.$count(anotacoes, eq(anotacoes.candidaturaId, candidaturaId))

export const insertAnotacao = async (
  db: Db,
  given: { candidaturaId: number; autorId: number; texto: string },
): Promise<AnotacaoAnswer> => {
  const [made] = await db.insert(anotacoes).values(given).returning({ id: anotacoes.id })
  const [anotacao] = made ? await findAnotacoes(db, { candidaturaId: given.candidaturaId, id: made.id }) : []
  if (!anotacao) throw new Error('no anotacao was created')
  return anotacao
}

export const deleteAnotacao = async (db: Db, id: number): Promise<void> => {
  await db.delete(anotacoes).where(eq(anotacoes.id, id))
}
