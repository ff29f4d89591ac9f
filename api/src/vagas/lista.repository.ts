import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { quadro } from '../db/schema.apoio.ts'
import { vagas } from '../db/schema.ts'
import { toIntArray } from '../db/toIntArray.ts'
import { fromInstante, fromReal, readCursor, toCursor, toInstante, toReal } from '../http/cursor.ts'
import type { Chave } from '../http/cursor.ts'
import { abertaEm } from '../prazos/vagasAbertas.ts'
import { createContagens } from './contagens.ts'
import type { ListQuery } from './vagas.schemas.ts'

/** `ids` of one window, each with its cursor; `recomendadas` counts the recommended ones among `total`. */
type Pagina = {
  ids: number[]
  cursores: ReadonlyMap<number, string>
  temMais: boolean
  total: number
  recomendadas: number
}

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

/** What the list is ordered by. A vaga that is not recommended has no points. */
type Posicao = { pontos: number; instante: number; id: number }

const compare = (one: Posicao, other: Posicao): number =>
  other.pontos - one.pontos || other.instante - one.instante || other.id - one.id

const readPosicao = (cursor: string): Posicao => {
  const [pontos = 0, instante = 0, id = 0] = readCursor(cursor, ['inteiro', 'instante', 'inteiro'])
  return { pontos, instante, id }
}

/** The board's revision, and the recommended vagas that match the filter, in order, in one query. */
const findPreferidas = async (db: Db, { query, hoje, preferidas }: Search) => {
  const passing = db
    .select({
      ids: sql<number[]>`coalesce(array_agg(${vagas.id}), '{}')`.as('ids'),
      instantes: sql<number[]>`coalesce(array_agg(${toInstante(vagas.criadoEm)}), '{}')`.as('instantes'),
    })
    .from(vagas)
    .where(and(sql`${vagas.id} = any(${toIntArray([...preferidas.keys()])})`, filterOf(query, hoje)))
    .as('passing')
  const [board] = await db
    .select({ revisao: quadro.revisao, ids: passing.ids, instantes: passing.instantes })
    .from(quadro)
    .crossJoin(passing)
  const { revisao = 0, ids = [], instantes = [] } = board ?? {}
  const rows = ids.map((id, at) => ({ pontos: preferidas.get(id) ?? 0, instante: instantes[at] ?? 0, id }))
  return { first: rows.toSorted(compare), revisao }
}

/** The newest vagas that are not recommended: after a position among them, or after `skip` of them. */
const findOutras = (
  db: Db,
  { query, hoje }: Search,
  { first, depois, limit }: { first: Posicao[]; depois: Posicao | null; limit: number },
) =>
  db
    .select({ pontos: sql<number>`0`, instante: toInstante(vagas.criadoEm), id: vagas.id })
    .from(vagas)
    .where(
      and(
        filterOf(query, hoje),
        sql`${vagas.id} <> all(${toIntArray(first.map(({ id }) => id))})`,
        depois?.pontos === 0
          ? sql`(${vagas.criadoEm}, ${vagas.id}) < (${fromInstante(depois.instante)}, ${depois.id}::int)`
          : undefined,
      ),
    )
    .orderBy(newestFirst)
    .limit(limit)
    .offset(depois ? 0 : Math.max(0, query.skip - first.length))

/** Open vagas: first the recommended ones by score, then the rest; newest first. */
export const findPagina = async (db: Db, pedido: Search): Promise<Pagina> => {
  const { skip, limit, depois: cursor } = pedido.query
  const depois = cursor === undefined ? null : readPosicao(cursor)
  const { first, revisao } = await findPreferidas(db, pedido)
  const total = await countVagas(db, pedido, revisao)
  const left = depois ? first.filter(row => compare(depois, row) < 0) : first.slice(skip)
  const rows = left.slice(0, limit)
  let temMais = left.length > limit || total > first.length
  if (rows.length < limit) {
    const outras = await findOutras(db, pedido, { first, depois, limit: limit - rows.length + 1 })
    rows.push(...outras)
    temMais = rows.length > limit
  }
  const pagina = rows.slice(0, limit)
  return {
    ids: pagina.map(({ id }) => id),
    cursores: new Map(pagina.map(({ id, pontos, instante }) => [id, toCursor([pontos, instante, id])])),
    temMais,
    total,
    recomendadas: first.length,
  }
}

/** What a search is ordered by, as in the query below. */
type Achada = [titulo: number, palavras: number, inteiras: number, peso: number, instante: number, id: number]

const chavesDaBusca: Chave[] = ['inteiro', 'inteiro', 'real', 'real', 'instante', 'inteiro']

const toCursorDaBusca = ([titulo, palavras, inteiras, peso, instante, id]: Achada): string =>
  toCursor([titulo, palavras, fromReal(inteiras), fromReal(peso), instante, id])

const isAfter = ([titulo, palavras, inteiras = 0, peso = 0, instante = 0, id]: number[]): SQL => sql`
  (titulo, palavras, inteiras, peso, criado_em, id) < (
    ${titulo}::int, ${palavras}::int, ${toReal(inteiras)}::real, ${toReal(peso)}::real, ${fromInstante(instante)},
    ${id}::int
  )
`

/** How many of the newest matches are ranked and counted: decision 0031. */
const weighed = 500

/** The matches with their ranks, as the common table expressions of a statement. */
const rankAchadas = (busca: string, { query, hoje }: Search): SQL => {
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
  return sql`
    iguais as materialized (${newest(igual, grafia)}),
    novas as (${newest(sql`${vagas.busca} @@ ${consulta}`, sql`0`)}),
    achadas as materialized (
      select id, criado_em, titulo,
        (busca @@ consulta_de_titulo(${busca}, '<->'))::int + (busca @@ consulta_de_titulo(${busca}, '&'))::int as palavras,
        ts_rank(busca, plainto_tsquery('portuguese', texto_de_busca(${busca}))) as inteiras,
        ts_rank(busca, ${consulta}) as peso
      from (select * from iguais union all select * from novas where id not in (select id from iguais)) todas
    )
  `
}

/**
 * Open vagas that match the words, in this order (docs/decisions/0002): with exactly this title; with the words in a row, then
 * with all the words as they are typed in the title; best match by whole words; best match; newest.
 */
export const searchPagina = async (db: Db, pedido: Search): Promise<Pagina> => {
  const { busca = '', depois: cursor, skip, limit } = pedido.query
  const depois = cursor === undefined ? null : isAfter(readCursor(cursor, chavesDaBusca))
  const { rows } = await db.execute<{ pagina: Achada[]; total: number; recomendadas: number }>(sql`
    with ${rankAchadas(busca, pedido)},
    pagina as (
      select json_build_array(titulo, palavras, inteiras, peso, ${toInstante(sql`criado_em`)}, id) as achada,
        row_number() over (
          order by titulo desc, palavras desc, inteiras desc, peso desc, criado_em desc, id desc
        ) as posicao
      from achadas where ${depois ?? sql`true`} order by posicao limit ${limit + 1} offset ${depois ? 0 : skip}
    )
    select
      coalesce((select json_agg(achada order by posicao) from pagina), '[]') as pagina,
      (select count(*)::int from achadas) as total,
      (select count(*)::int from achadas where id = any(${toIntArray([...pedido.preferidas.keys()])})) as recomendadas
  `)
  const { pagina = [], total = 0, recomendadas = 0 } = rows[0] ?? {}
  const cursores = pagina.slice(0, limit).map(achada => [achada[5], toCursorDaBusca(achada)] as const)
  const ids = cursores.map(([id]) => id)
  return { ids, cursores: new Map(cursores), temMais: pagina.length > limit, total, recomendadas }
}
