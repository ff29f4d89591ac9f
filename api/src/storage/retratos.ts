import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { FileStore } from './fileStore.ts'
import type { Db } from '../db/connection.ts'
import { retratos } from '../db/schema/arquivos.ts'

/** Widths in pixels of the square portrait, and of its copies for lists on dense and ordinary screens. */
const larguras = [512, 192, 96, 48] as const
export type Largura = (typeof larguras)[number]
export type Retrato = Record<Largura, Uint8Array>

/** The `avatar` of a person, from the name of a portrait that this API stores. */
export const toAvatar = (nome: string): string => `/avatares/${nome}.webp`

/** Saves a portrait under its name, unless there is one already. */
export const saveRetrato = async (db: Db, fileStore: FileStore, nome: string, retrato: Retrato): Promise<void> => {
  for (const largura of larguras) {
    const chave = await fileStore.put(db, Buffer.from(retrato[largura]))
    await db.insert(retratos).values({ nome, largura, chave }).onConflictDoNothing()
  }
}

/** Of a profile that moderators hid, unless somebody else has the same portrait: demo accounts share theirs. */
const isOculto = (nome: string) => sql`(not exists (select from usuarios where avatar = ${toAvatar(nome)})
  and exists (select from casos where guardado ->> 'avatar' = ${toAvatar(nome)}))`

export type Variante = { nome: string; largura: Largura }

/** The key of a portrait's copy of this width; null if there is no such portrait, or if it is hidden from this reader. */
export const findChaveDoRetrato = async (
  db: Db,
  { nome, largura }: Variante,
  veOcultos: boolean,
): Promise<string | null> => {
  const [found] = await db
    .select({ chave: retratos.chave })
    .from(retratos)
    .where(
      and(eq(retratos.nome, nome), eq(retratos.largura, largura), veOcultos ? undefined : sql`not ${isOculto(nome)}`),
    )
  return found?.chave ?? null
}

/** Whether nobody uses a portrait; also not one of a profile that moderators hid, which can be restored. */
export const unusedRetrato = (nome: SQL): SQL => sql`
  not exists (select from usuarios where avatar = '/avatares/' || ${nome} || '.webp')
  and not exists (select from casos where guardado ->> 'avatar' = '/avatares/' || ${nome} || '.webp')`

/** The next clean-up deletes their bytes (arquivos/cleanUp.ts), because somebody else may use the same ones. */
const removeNamed = async (db: Db, nomes: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(sql`
    with gone as (delete from retratos r where r.nome in (${nomes}) and ${unusedRetrato(sql`r.nome`)} returning nome, chave),
    due as (update arquivos set conferir_em = now() where chave in (select chave from gone))
    select count(distinct nome)::int as total from gone
  `)
  return rows[0]?.total ?? 0
}

/**
 * Deletes the portraits among these that nobody uses any more: demo accounts share theirs. Ignores addresses of other
 * sites.
 */
export const removeUnused = async (db: Db, avatares: readonly string[]): Promise<void> => {
  const nomes = avatares.flatMap(avatar => /^\/avatares\/([0-9a-f]{16,64})\.webp$/.exec(avatar)?.[1] ?? [])
  await removeNamed(db, sql`select jsonb_array_elements_text(${JSON.stringify(nomes)}::jsonb)`)
}
