import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Armazem } from './armazem.ts'
import type { Db } from './db/connection.ts'
import { retratos } from './db/schema.arquivos.ts'

/** In pixels, of a square: the portrait, and what lists show of it on denser and plainer screens. */
const larguras = [512, 192, 96, 48] as const
export type Largura = (typeof larguras)[number]
export type Retrato = Record<Largura, Uint8Array>

/** What `avatar` of a person is, by the name of a portrait that this API keeps. */
export const toAvatar = (nome: string): string => `/avatares/${nome}.webp`

/** A portrait of before there were copies comes without them. Whoever was first with a name keeps it. */
export const saveRetrato = async (db: Db, armazem: Armazem, nome: string, retrato: Partial<Retrato>): Promise<void> => {
  for (const largura of larguras) {
    const bytes = retrato[largura]
    if (!bytes) continue
    const chave = await armazem.guardar(db, Buffer.from(bytes))
    await db.insert(retratos).values({ nome, largura, chave }).onConflictDoNothing()
  }
}

/** The key of a portrait, or of its copy where there is one so wide; null where there is no such portrait. */
export const findChaveDoRetrato = async (db: Db, nome: string, largura: Largura): Promise<string | null> => {
  const [found] = await db
    .select({ chave: retratos.chave })
    .from(retratos)
    .where(and(eq(retratos.nome, nome), inArray(retratos.largura, [largura, 512])))
    .orderBy(asc(retratos.largura))
    .limit(1)
  return found?.chave ?? null
}

const unused = sql`not exists (select from usuarios where avatar = '/avatares/' || r.nome || '.webp')`

/** Their bytes go when the files are looked through next (arquivos/limpeza.ts): the same ones may be somebody else's. */
const removeNamed = async (db: Db, nomes: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(sql`
    with gone as (delete from retratos r where r.nome in (${nomes}) and ${unused} returning nome, chave),
    due as (update arquivos set conferir_em = now() where chave in (select chave from gone))
    select count(distinct nome)::int as total from gone
  `)
  return rows[0]?.total ?? 0
}

/** Takes away what nobody shows any more of these; the demo portraits are shared. What is kept elsewhere is left alone. */
export const removeUnused = async (db: Db, avatares: readonly string[]): Promise<void> => {
  const nomes = avatares.flatMap(avatar => /^\/avatares\/([0-9a-f]{16,64})\.webp$/.exec(avatar)?.[1] ?? [])
  await removeNamed(db, sql`select jsonb_array_elements_text(${JSON.stringify(nomes)}::jsonb)`)
}

/** One lot of the portraits of accounts that are gone; resolves how many. */
export const forgetRetratos = (db: Db, days: number, lot: number): Promise<number> =>
  removeNamed(
    db,
    sql`select distinct r.nome from retratos r
      where r.criado_em < now() - make_interval(days => ${days}) and ${unused} limit ${lot}`,
  )
