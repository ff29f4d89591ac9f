import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { quadro } from '../db/schema.apoio.ts'
import { vagas } from '../db/schema.ts'
import { toIntArray } from '../db/toIntArray.ts'
import { abertaEm } from '../prazos/vagasAbertas.ts'
import { createContagens } from './contagens.ts'
import type { ListQuery } from './vagas.schemas.ts'

/** `ids` of one window; `recomendadas` counts the recommended ones among `total`. */
type Pagina = { ids: number[]; total: number; recomendadas: number }

/** `preferidas`: ids of recommended vagas with their score. */
type Search = { query: ListQuery; hoje: string; preferidas: ReadonlyMap<number, number> }

const columnOf = {
  remuneracao: vagas.remuneracao,
  desconto_mensalidade: vagas.desconto,
  horas_complementares: vagas.horasComplementares,
}

const newestFirst = sql`${vagas.criadoEm} desc, ${vagas.id} desc`

const filterOf = ({ tipos, departamento, beneficios = [] }: ListQuery, hoje: string): SQL | undefined =>
  and(
    abertaEm(hoje),
    tipos?.length ? inArray(vagas.tipoId, tipos) : undefined,
    departamento === undefined ? undefined : eq(vagas.departamentoId, departamento),
    ...beneficios.map(beneficio => isNotNull(columnOf[beneficio])),
  )

const contagens = createContagens()

/** Counting is the only part that grows with the board, so it is cached per filter and revision of the board. */
const countVagas = (db: Db, { query, hoje }: Search, revisao: number): Promise<number> => {
  const key = JSON.stringify([hoje, query.tipos, query.departamento, query.beneficios])
  return contagens.get(db, { key, revisao }, () => db.$count(vagas, filterOf(query, hoje)))
}

/** The board's revision, and the recommended vagas that match the filter, by score, then newest, in one query. */
const findPreferidas = async (db: Db, { query, hoje, preferidas }: Search) => {
  const passing = db
    .select({ id: vagas.id })
    .from(vagas)
    .where(and(sql`${vagas.id} = any(${toIntArray([...preferidas.keys()])})`, filterOf(query, hoje)))
    .orderBy(newestFirst)
  const [board] = await db.select({ revisao: quadro.revisao, ids: sql<number[]>`array(${passing})` }).from(quadro)
  const pontosOf = (id: number) => preferidas.get(id) ?? 0
  const first = (board?.ids ?? []).toSorted((one, other) => pontosOf(other) - pontosOf(one))
  return { first, revisao: board?.revisao ?? 0 }
}

/** Open vagas: first the recommended ones, then the rest, newest first. */
export const findPagina = async (db: Db, pedido: Search): Promise<Pagina> => {
  const { query, hoje } = pedido
  const { first, revisao } = await findPreferidas(db, pedido)
  const total = await countVagas(db, pedido, revisao)
  const ids = first.slice(query.skip, query.skip + query.limit)
  if (ids.length < query.limit) {
    const rest = await db
      .select({ id: vagas.id })
      .from(vagas)
      .where(and(filterOf(query, hoje), sql`${vagas.id} <> all(${toIntArray(first)})`))
      .orderBy(newestFirst)
      .limit(query.limit - ids.length)
      .offset(Math.max(0, query.skip - first.length))
    ids.push(...rest.map(({ id }) => id))
  }
  return { ids, total, recomendadas: first.length }
}

/** How many of the newest matches are ranked and counted: decision 0031. */
const weighed = 500

/** Open vagas that match the words: best match first, then newest (docs/decisions/0002). */
export const searchPagina = async (db: Db, { query, hoje, preferidas }: Search): Promise<Pagina> => {
  const consulta = sql`consulta_de_busca(${query.busca ?? ''})`
  const { rows } = await db.execute<Pagina>(sql`
    with novas as (
      select ${vagas.id} as id, ${vagas.criadoEm} as criado_em, ${vagas.busca} as busca
      from ${vagas}
      where ${filterOf(query, hoje)} and ${vagas.busca} @@ ${consulta}
      order by ${newestFirst} limit ${weighed}
    ),
    achadas as materialized (select id, criado_em, ts_rank(busca, ${consulta}) as peso from novas),
    pagina as (
      select id, row_number() over (order by peso desc, criado_em desc, id desc) as posicao from achadas
      order by posicao limit ${query.limit} offset ${query.skip}
    )
    select
      coalesce((select json_agg(id order by posicao) from pagina), '[]') as ids,
      (select count(*)::int from achadas) as total,
      (select count(*)::int from achadas where id = any(${toIntArray([...preferidas.keys()])})) as recomendadas
  `)
  return rows[0] ?? { ids: [], total: 0, recomendadas: 0 }
}
