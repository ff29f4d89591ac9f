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

/**
 * Open vagas that match the words, in this order (docs/decisions/0002): with exactly this title; with the words in a row, then
 * with all the words as they are typed in the title; best match by whole words; best match; newest.
 */
export const searchPagina = async (db: Db, { query, hoje, preferidas }: Search): Promise<Pagina> => {
  const busca = query.busca ?? ''
  const consulta = sql`consulta_de_busca(${busca})`
  const newest = (where: SQL, titulo: SQL) => sql`
    select ${vagas.id} as id, ${vagas.criadoEm} as criado_em, ${vagas.busca} as busca, ${titulo} as titulo
    from ${vagas}
    where ${filterOf(query, hoje)} and ${where}
    order by ${newestFirst} limit ${weighed}
  `
  const igual = sql`palavras_de_busca(${vagas.titulo}) = palavras_de_busca(${busca}) and palavras_de_busca(${busca}) <> ''`
  // 'TCP IP' is the title 'TCP/IP', but after one that is spelt as the search.
  const grafia = sql`1 + (chave_de_nome(${vagas.titulo}) = chave_de_nome(${busca}))::int`
  const { rows } = await db.execute<Pagina>(sql`
    with iguais as materialized (${newest(igual, grafia)}),
    novas as (${newest(sql`${vagas.busca} @@ ${consulta}`, sql`0`)}),
    achadas as materialized (
      select id, criado_em, titulo,
        (busca @@ consulta_de_titulo(${busca}, '<->'))::int + (busca @@ consulta_de_titulo(${busca}, '&'))::int as palavras,
        ts_rank(busca, plainto_tsquery('portuguese', texto_de_busca(${busca}))) as inteiras,
        ts_rank(busca, ${consulta}) as peso
      from (select * from iguais union all select * from novas where id not in (select id from iguais)) todas
    ),
    pagina as (
      select id, row_number() over (
        order by titulo desc, palavras desc, inteiras desc, peso desc, criado_em desc, id desc
      ) as posicao
      from achadas order by posicao limit ${query.limit} offset ${query.skip}
    )
    select
      coalesce((select json_agg(id order by posicao) from pagina), '[]') as ids,
      (select count(*)::int from achadas) as total,
      (select count(*)::int from achadas where id = any(${toIntArray([...preferidas.keys()])})) as recomendadas
  `)
  return rows[0] ?? { ids: [], total: 0, recomendadas: 0 }
}
