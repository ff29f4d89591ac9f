import { and, asc, eq, gt, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { lockUsuario } from '../db/lockUsuario.ts'
import { usuarios } from '../db/schema.ts'
import { categoriasDeInteresse, interesses, usuariosInteresses } from '../db/schema/interesses.ts'

export type Interesse = { id: number; nome: string }

const outros = 'Outros'

/** Neither the interest nor its category is archived. */
const oferecido = and(isNull(interesses.arquivadoEm), isNull(categoriasDeInteresse.arquivadoEm))

/**
 * Every interest that is offered under its category, both in the order that administrators gave them, then by name;
 * 'Outros' comes last.
 */
export const listInteresses = async (db: Db): Promise<Record<string, Interesse[]>> => {
  const rows = await db
    .select({ id: interesses.id, nome: interesses.nome, categoria: categoriasDeInteresse.nome })
    .from(categoriasDeInteresse)
    .innerJoin(interesses, eq(interesses.categoriaId, categoriasDeInteresse.id))
    .where(oferecido)
    .orderBy(
      sql`${categoriasDeInteresse.nome} = ${outros}`,
      asc(categoriasDeInteresse.ordem),
      sql`chave_de_nome(${categoriasDeInteresse.nome})`,
      asc(interesses.ordem),
      asc(interesses.chave),
    )
  const groups: Record<string, Interesse[]> = {}
  for (const { categoria, ...interesse } of rows) (groups[categoria] ??= []).push(interesse)
  return groups
}

/**
 * Creates an interest in 'Outros' (specification §9), or returns the one with this name, ignoring case, accents and
 * blanks; null if that one is archived.
 */
export const createInteresse = async (db: Db, nome: string): Promise<Interesse | null> => {
  const categoriaId = sql<number>`(select id from categorias_de_interesse where nome = ${outros})`
  const [created] = await db
    .insert(interesses)
    .values({ nome: nome.replace(/\s+/g, ' '), categoriaId })
    .onConflictDoNothing()
    .returning({ id: interesses.id, nome: interesses.nome })
  const [found = null] = created ? [created] : await findInteresses(db, [nome], null)
  return found
}

/**
 * The interests with these names, folded, that are offered or that the person has; unknown names are ignored. `usuarioId`:
 * null for nobody in particular.
 */
export const findInteresses = async (db: Db, nomes: string[], usuarioId: number | null): Promise<Interesse[]> =>
  db
    .select({ id: interesses.id, nome: interesses.nome })
    .from(interesses)
    .innerJoin(categoriasDeInteresse, eq(categoriasDeInteresse.id, interesses.categoriaId))
    .where(
      and(
        inArray(
          sql`${interesses.chave}`,
          nomes.map(nome => sql`chave_de_nome(${nome})`),
        ),
        or(
          oferecido,
          sql`${interesses.id} in (select interesse_id from ${usuariosInteresses} where usuario_id = ${usuarioId}::int)`,
        ),
      ),
    )
    .orderBy(asc(interesses.chave))

/** Replaces the person's interests. Locks the person, so that of two concurrent lists one remains, not both. */
export const replaceInteresses = async (db: Db, usuarioId: number, ids: number[]): Promise<void> => {
  await lockUsuario(db, usuarioId)
  await db
    .delete(usuariosInteresses)
    .where(and(eq(usuariosInteresses.usuarioId, usuarioId), notInArray(usuariosInteresses.interesseId, ids)))
  if (ids.length === 0) return
  await db
    .insert(usuariosInteresses)
    .values(ids.map(interesseId => ({ usuarioId, interesseId })))
    .onConflictDoNothing()
}

/**
 * Whether this unverified account was created after `since` and has this token. True only once, even for concurrent
 * calls.
 */
export const claimContaNova = async (
  db: Db,
  { usuarioId, since, interessesHash }: { usuarioId: number; since: Date; interessesHash: string },
): Promise<boolean> => {
  const claimed = await db
    .update(usuarios)
    .set({ interessesHash: null })
    .where(
      and(
        eq(usuarios.id, usuarioId),
        isNull(usuarios.emailVerificadoEm),
        gt(usuarios.criadoEm, since),
        eq(usuarios.interessesHash, interessesHash),
      ),
    )
    .returning({ id: usuarios.id })
  return claimed.length === 1
}

/** Inserts the categories and interests that are missing. */
export const writeInteresses = async (db: Db, porCategoria: Record<string, readonly string[]>): Promise<void> => {
  const categorias = Object.keys(porCategoria)
  if (categorias.length === 0) return
  await db
    .insert(categoriasDeInteresse)
    .values(categorias.map(nome => ({ nome })))
    .onConflictDoNothing()
  const rows = await db.select().from(categoriasDeInteresse)
  const values = rows.flatMap(({ id, nome }) =>
    (porCategoria[nome] ?? []).map(interesse => ({ nome: interesse, categoriaId: id })),
  )
  if (values.length > 0) await db.insert(interesses).values(values).onConflictDoNothing()
}
