import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { juncoes } from '../db/schema/listas.ts'
import { ident } from './listas.ts'
import type { Lista, NomeDeLista, Referencia } from './listas.ts'
import type { Juncao } from './listas.schemas.ts'

type Par = { de: number; em: number }

const toChave = ({ tipoDaChave }: Referencia): SQL => (tipoDaChave === 'int' ? sql`m.chave::int` : sql`m.chave`)

/** Moves what used `de` to `em`, and writes each row into the ledger. Of two equal pairs one is left. */
export const moveLinhas = async (db: Db, juncaoId: number, referencia: Referencia, { de, em }: Par): Promise<void> => {
  const [tabela, coluna, chave] = [referencia.tabela, referencia.coluna, referencia.chave].map(ident)
  // A pair is deleted and inserted: the search index follows these (migrations/0000_baseline.sql), not its updates.
  const movidas = referencia.par
    ? sql`saem as (delete from ${tabela} where ${coluna} = ${de}::int returning ${chave} as chave),
        entram as (
          insert into ${tabela} (${chave}, ${coluna}) select chave, ${em}::int from saem
          on conflict do nothing returning ${chave} as chave
        ),
        movidas as (
          select saem.chave, entram.chave is null as dobrada from saem left join entram on entram.chave = saem.chave
        )`
    : sql`movidas as (
        update ${tabela} set ${coluna} = ${em}::int where ${coluna} = ${de}::int
        returning ${chave} as chave, false as dobrada
      )`
  await db.execute(sql`
    with ${movidas}
    insert into linhas_juntadas (juncao_id, referencia, chave, dobrada)
    select ${juncaoId}::int, ${referencia.tipo}, chave::text, dobrada from movidas
  `)
}

/** Gives `de` back the rows of the ledger that still are at `em`, and resolves how many are not. */
export const returnLinhas = async (
  db: Db,
  juncaoId: number,
  referencia: Referencia,
  { de, em }: Par,
): Promise<number> => {
  const [tabela, coluna, chave] = [referencia.tabela, referencia.coluna, referencia.chave].map(ident)
  const doLivro = sql`m.juncao_id = ${juncaoId}::int and m.referencia = ${referencia.tipo}`
  const ainda = sql`${doLivro} and t.${chave} = ${toChave(referencia)} and t.${coluna} = ${em}::int`
  const voltam = referencia.par
    ? sql`saem as (
          delete from ${tabela} t using linhas_juntadas m where ${ainda} and not m.dobrada returning t.${chave} as chave
        ),
        entram as (
          insert into ${tabela} (${chave}, ${coluna})
          select chave, ${de}::int from saem
          union all
          select t.${chave}, ${de}::int from ${tabela} t, linhas_juntadas m where ${ainda} and m.dobrada
          returning 1
        )`
    : sql`entram as (
        update ${tabela} t set ${coluna} = ${de}::int from linhas_juntadas m where ${ainda} returning 1
      )`
  const { rows } = await db.execute<{ ficaram: number }>(sql`
    with ${voltam}
    select ((select count(*) from linhas_juntadas m where ${doLivro}) - (select count(*) from entram))::int as ficaram
  `)
  return rows[0]?.ficaram ?? 0
}

/** The keys of the rows that a join moved for a reference, as text. */
export const chavesDe = (juncaoId: number, { tipo }: Referencia): SQL =>
  sql`select m.chave from linhas_juntadas m where m.juncao_id = ${juncaoId}::int and m.referencia = ${tipo}`

/** The columns of an entry that are written: not those that are generated. */
const colunasDe = ({ nome, temCategoria }: Lista): SQL =>
  sql.join(['id', nome, 'ordem', 'arquivado_em', ...(temCategoria ? ['categoria_id'] : [])].map(ident), sql`, `)

/** Writes the entry as it is into the ledger, and resolves the id of the join. */
export const insertJuncao = async (
  db: Db,
  { nome, lista, de, em, emNome }: Par & { nome: NomeDeLista; lista: Lista; emNome: string },
): Promise<number> => {
  const entrada = sql`(select to_jsonb(e) from (select ${colunasDe(lista)} from ${ident(lista.tabela)} where id = ${de}::int) e)`
  const [created] = await db
    .insert(juncoes)
    .values({ lista: nome, deId: de, emId: em, entrada, emNome })
    .returning({ id: juncoes.id })
  if (!created) throw new Error('an insert returns its row')
  return created.id
}

export const deleteEntrada = async (db: Db, { tabela }: Lista, id: number): Promise<void> => {
  await db.execute(sql`delete from ${ident(tabela)} where id = ${id}::int`)
}

/** Writes the entry of the ledger again, with its id. */
export const restoreEntrada = async (db: Db, juncaoId: number, lista: Lista): Promise<void> => {
  const tabela = ident(lista.tabela)
  const colunas = colunasDe(lista)
  await db.execute(sql`
    insert into ${tabela} (${colunas})
    select ${colunas} from jsonb_populate_record(null::${tabela}, (select entrada from juncoes where id = ${juncaoId}::int))
  `)
}

/** Locked until the transaction ends; null if there is none. */
export const lockJuncao = async (db: Db, id: number): Promise<typeof juncoes.$inferSelect | null> => {
  const [found] = await db
    .select()
    .from(juncoes)
    .where(sql`id = ${id}`)
    .for('update')
  return found ?? null
}

export const markDesfeita = async (db: Db, id: number): Promise<void> => {
  await db
    .update(juncoes)
    .set({ desfeitaEm: sql`now()` })
    .where(sql`id = ${id}`)
}

/** How many joins are listed: an older one is found in the audit. */
const recent = 20

type Row = Omit<Juncao, 'feita_em' | 'desfeita_em'> & { feita_em: string | Date; desfeita_em: string | Date | null }

const select = async (db: Db, where: SQL): Promise<Juncao[]> => {
  const { rows } = await db.execute<Row>(sql`
    select j.id, j.lista, coalesce(j.entrada ->> 'nome', j.entrada ->> 'name') as de, j.em_nome as em, j.feita_em, j.desfeita_em,
      (select count(*)::int from linhas_juntadas m where m.juncao_id = j.id) as linhas
    from juncoes j where ${where} order by j.id desc limit ${recent}
  `)
  return rows.map(row => ({
    ...row,
    feita_em: new Date(row.feita_em).toISOString(),
    desfeita_em: row.desfeita_em && new Date(row.desfeita_em).toISOString(),
  }))
}

/** The newest joins, the last first. */
export const findJuncoes = (db: Db, lista: NomeDeLista | undefined): Promise<Juncao[]> =>
  select(db, lista === undefined ? sql`true` : sql`j.lista = ${lista}`)

export const findJuncao = async (db: Db, id: number): Promise<Juncao | null> =>
  (await select(db, sql`j.id = ${id}::int`))[0] ?? null
