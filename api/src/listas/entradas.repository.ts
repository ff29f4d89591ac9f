import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { toIntArray } from '../db/toIntArray.ts'
import type { Janela } from '../http/listRoute.ts'
import { ident, outros } from './listas.ts'
import type { Lista } from './listas.ts'
import type { EntradaDeLista, FiltrosDaLista } from './listas.schemas.ts'

type Row = Omit<EntradaDeLista, 'arquivado_em'> & { arquivado_em: string | Date | null }

/** After every place that somebody chose. */
const semOrdem = 2_147_483_647

/** The columns that sort entries: their category, or that they are fixed; then their own place, then their name. */
const chavesDaOrdem = sql`depois, c_ordem, c_chave, ordem, chave, id`

/** Every entry with its place among the active ones of its category. */
const entradas = ({ tabela, nome, fixas, fixasPrimeiro, temCategoria, temCursos }: Lista): SQL => sql`
  select l.id, l.${ident(nome)} as nome, l.arquivado_em, ${fixas} as fixa,
    ${temCategoria ? sql`l.categoria_id` : sql`null::int`} as categoria_id,
    ${temCategoria ? sql`c.nome` : sql`null::text`} as categoria,
    ${
      temCursos
        ? sql`array(select curso from departamentos_cursos dc where dc.departamento_id = l.id order by chave_de_nome(curso))`
        : sql`'{}'::text[]`
    } as cursos,
    ${temCategoria ? sql`c.nome = ${outros}` : fixasPrimeiro ? sql`not ${fixas}` : sql`false`} as depois,
    ${temCategoria ? sql`coalesce(c.ordem, ${semOrdem}::int)` : fixasPrimeiro ? sql`case when ${fixas} then l.id else 0 end` : sql`0`} as c_ordem,
    ${temCategoria ? sql`chave_de_nome(c.nome)` : sql`''`} as c_chave,
    coalesce(l.ordem, ${semOrdem}::int) as ordem, chave_de_nome(l.${ident(nome)}) as chave
  from ${ident(tabela)} l ${temCategoria ? sql`join categorias_de_interesse c on c.id = l.categoria_id` : sql``}
`

const comPosicao = (lista: Lista): SQL => sql`
  select *, case when arquivado_em is null and not ${lista.fixasPrimeiro ? sql`fixa` : sql`false`} then
    row_number() over (partition by categoria_id, depois, arquivado_em is null order by ${chavesDaOrdem})::int
  end as posicao from (${entradas(lista)}) todas
`

const select = async (db: Db, lista: Lista, where: SQL, limit: number): Promise<EntradaDeLista[]> => {
  const { rows } = await db.execute<Row>(sql`
    select id, nome, posicao, categoria_id, categoria, cursos, fixa, arquivado_em from (${comPosicao(lista)}) e
    where ${where} order by ${chavesDaOrdem} limit ${limit}
  `)
  return rows.map(row => ({ ...row, arquivado_em: row.arquivado_em && new Date(row.arquivado_em).toISOString() }))
}

const situacoes: Record<FiltrosDaLista['situacao'], SQL> = {
  ativas: sql`arquivado_em is null`,
  arquivadas: sql`arquivado_em is not null`,
  todas: sql`true`,
}

/** The entries in the order of the list. A window begins after the entry `apos`. */
export const findEntradas = (
  db: Db,
  lista: Lista,
  { busca, situacao }: FiltrosDaLista,
  { apos, limit }: Janela,
): Promise<EntradaDeLista[]> => {
  const depois = sql`(${chavesDaOrdem}) > (select ${chavesDaOrdem} from (${entradas(lista)}) ultima where id = ${apos}::int)`
  const conditions = [
    situacoes[situacao],
    ...(busca.trim() === '' ? [] : [sql`position(chave_de_nome(${busca}) in chave) > 0`]),
    ...(apos === null ? [] : [depois]),
  ]
  return select(db, lista, sql.join(conditions, sql` and `), limit)
}

/** Every entry, in order. */
export const findTodas = (db: Db, lista: Lista): Promise<EntradaDeLista[]> =>
  select(db, lista, sql`true`, lista.maximo + 1)

/** Null without such an entry. */
export const findEntrada = async (db: Db, lista: Lista, id: number): Promise<EntradaDeLista | null> =>
  (await select(db, lista, sql`id = ${id}::int`, 1))[0] ?? null

/** Another entry with this name, without case, accents and superfluous blanks. */
export const findHomonimo = async (db: Db, lista: Lista, nome: string, id = 0): Promise<EntradaDeLista | null> =>
  (await select(db, lista, sql`chave = chave_de_nome(${nome}) and id <> ${id}::int`, 1))[0] ?? null

/** The names as they are compared: without case, accents and superfluous blanks. */
export const foldNomes = async (db: Db, nomes: readonly string[]): Promise<string[]> => {
  const { rows } = await db.execute<{ chave: string }>(sql`
    select chave_de_nome(nome) as chave
    from jsonb_array_elements_text(${JSON.stringify(nomes)}::jsonb) with ordinality as dado(nome, ordem) order by ordem
  `)
  return rows.map(({ chave }) => chave)
}

export const countEntradas = async (db: Db, { tabela }: Lista): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from ${ident(tabela)}`)
  return rows[0]?.total ?? 0
}

/** How many rows of each kind use an entry. */
export const countUso = async (db: Db, { referencias }: Lista, id: number) => {
  const counts = referencias.map(
    ({ tabela, coluna }) => sql`(select count(*)::int from ${ident(tabela)} where ${ident(coluna)} = ${id}::int)`,
  )
  const { rows } = await db.execute<{ totais: number[] }>(sql`select array[${sql.join(counts, sql`, `)}] as totais`)
  return referencias.map(({ tipo }, index) => ({ tipo, total: rows[0]?.totais[index] ?? 0 }))
}

/** An arbitrary number, the first of two. */
const locksDeListas = 5_014_736

/** One writer of a list at a time: names stay unique, and of two joins the second sees what the first did. */
export const lockLista = async (db: Db, { tabela }: Lista): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${locksDeListas}::int, ${tabela}::regclass::oid::int)`)
}

/** Writers of rows that use the entry wait until the transaction ends. */
export const lockEntradas = async (db: Db, { tabela }: Lista, ids: readonly number[]): Promise<void> => {
  await db.execute(sql`select id from ${ident(tabela)} where id = any(${toIntArray(ids)}) order by id for update`)
}

export const insertEntrada = async (
  db: Db,
  { tabela, nome: coluna, temCategoria }: Lista,
  { nome, categoriaId }: { nome: string; categoriaId: number | null },
): Promise<number> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into ${ident(tabela)} (${ident(coluna)} ${temCategoria ? sql`, categoria_id` : sql``})
    values (${nome} ${temCategoria ? sql`, ${categoriaId}::int` : sql``}) returning id
  `)
  const [created] = rows
  if (!created) throw new Error('an insert returns its row')
  return created.id
}

type Mudanca = { nome?: string | undefined; categoriaId?: number | undefined; arquivado?: boolean | undefined }

/** An entry that comes back, or changes its category, is the last one. */
export const updateEntrada = async (
  db: Db,
  { tabela, nome: coluna }: Lista,
  id: number,
  { nome, categoriaId, arquivado }: Mudanca,
): Promise<void> => {
  const sets = [
    ...(nome === undefined ? [] : [sql`${ident(coluna)} = ${nome}`]),
    ...(categoriaId === undefined ? [] : [sql`categoria_id = ${categoriaId}::int, ordem = null`]),
    ...(arquivado === undefined ? [] : [sql`arquivado_em = ${arquivado ? sql`now()` : sql`null`}`]),
  ]
  if (sets.length === 0) return
  await db.execute(sql`update ${ident(tabela)} set ${sql.join(sets, sql`, `)} where id = ${id}::int`)
}

/** Writes the places of these entries, from 1. */
export const writeOrdem = async (db: Db, { tabela }: Lista, ids: readonly number[]): Promise<void> => {
  await db.execute(sql`
    update ${ident(tabela)} l set ordem = nova.ordem
    from unnest(${toIntArray(ids)}) with ordinality as nova(id, ordem)
    where l.id = nova.id and l.ordem is distinct from nova.ordem
  `)
}

/** Replaces the courses of a department. */
export const writeCursos = async (db: Db, id: number, cursos: readonly string[]): Promise<void> => {
  await db.execute(sql`delete from departamentos_cursos where departamento_id = ${id}::int`)
  if (cursos.length === 0) return
  await db.execute(sql`
    insert into departamentos_cursos (curso, departamento_id)
    select curso, ${id}::int from jsonb_array_elements_text(${JSON.stringify(cursos)}::jsonb) curso
  `)
}
