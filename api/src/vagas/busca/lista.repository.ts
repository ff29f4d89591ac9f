import { and, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { quadro } from '../../db/schema/apoio.ts'
import { vagas } from '../../db/schema.ts'
import { toIntArray } from '../../db/toIntArray.ts'
import { ultimaMudanca } from '../../db/ultimaMudanca.ts'
import { fromInstante, fromReal, readCursor, toCursor, toInstante, toReal } from '../../http/cursor.ts'
import type { Chave } from '../../http/cursor.ts'
import { createContagens } from './contagens.ts'
import type { ListQuery } from '../vagas.schemas.ts'
import { toConsulta } from './consulta.ts'
import { comPalavras, comTitulo, filterOf } from './filtro.ts'
import type { Sinonimos } from './sinonimos.ts'

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

/** `alunoId`: the student who reads; null for a professor. */
type Pedido = Search & { alunoId: number | null }

/** `sinonimos`: those of the institution. */
type Busca = Search & { sinonimos: Sinonimos }

export const newestFirst = sql`${vagas.criadoEm} desc, ${vagas.id} desc`

const contagens = createContagens<number>()

/** Counting is the only part that grows with the board, so it is cached per filter and revision of the board. */
const countVagas = (db: Db, { query, hoje }: Search, revisao: number): Promise<number> => {
  const { tipos, departamento, autor, beneficios } = query
  const key = JSON.stringify([hoje, tipos, departamento, autor, beneficios, query.modalidades, query.horas_minimas])
  return contagens.get(db, { key, revisao }, () => db.$count(vagas, filterOf(query, hoje)))
}

/**
 * What the list is ordered by. `valor` is the instant of the publication or the day of the prazo. A vaga that is not
 * recommended has no points; those that the student applied to come last.
 */
type Posicao = { candidatada: boolean; pontos: number; valor: number; id: number }

type Ordem = {
  valor: SQL<number>
  /** After this position, in SQL. */
  after: (depois: Posicao) => SQL
  by: SQL
  /** By the same, in memory. */
  compare: (one: Posicao, other: Posicao) => number
}

const porPublicacao: Ordem = {
  valor: toInstante(vagas.criadoEm),
  after: ({ valor, id }) => sql`(${vagas.criadoEm}, ${vagas.id}) < (${fromInstante(valor)}, ${id}::int)`,
  by: newestFirst,
  compare: (one, other) => other.valor - one.valor || other.id - one.id,
}

const porPrazo: Ordem = {
  valor: sql<number>`(${vagas.prazo} - date '1970-01-01')`,
  after: ({ valor, id }) => sql`(${vagas.prazo}, ${vagas.id}) > (date '1970-01-01' + ${valor}::int, ${id}::int)`,
  by: sql`${vagas.prazo}, ${vagas.id}`,
  compare: (one, other) => one.valor - other.valor || one.id - other.id,
}

const ordenar = ({ ordem }: ListQuery): Ordem => (ordem === 'prazo' ? porPrazo : porPublicacao)

/** Without points it is the position of a vaga that the student applied to. */
const readPosicao = (cursor: string): Posicao => {
  const keys = cursor.split('.').length
  if (keys === 2) {
    const [valor = 0, id = 0] = readCursor(cursor, ['instante', 'inteiro'])
    return { candidatada: true, pontos: 0, valor, id }
  }
  const [pontos = 0, valor = 0, id = 0] = readCursor(cursor, ['inteiro', 'instante', 'inteiro'])
  return { candidatada: false, pontos, valor, id }
}

const toCursorDaLista = ({ candidatada, pontos, valor, id }: Posicao): string =>
  toCursor(candidatada ? [valor, id] : [pontos, valor, id])

/**
 * The board's revision, and of the vagas that match the filter those that are recommended or that the student applied
 * to, in one query.
 */
const findPessoais = async (db: Db, { query, hoje, preferidas, alunoId }: Pedido) => {
  const { valor } = ordenar(query)
  const candidatadas = sql`array(select vaga_id from candidaturas where candidato_id = ${alunoId}::int)`
  const passing = db
    .select({
      ids: sql<number[]>`coalesce(array_agg(${vagas.id}), '{}')`.as('ids'),
      valores: sql<number[]>`coalesce(array_agg(${valor}), '{}')`.as('valores'),
      candidatadas: sql<boolean[]>`coalesce(array_agg(${vagas.id} = any(${candidatadas})), '{}')`.as('candidatadas'),
    })
    .from(vagas)
    .where(and(sql`${vagas.id} = any(${toIntArray([...preferidas.keys()])} || ${candidatadas})`, filterOf(query, hoje)))
    .as('passing')
  const [board] = await db
    .select({
      revisao: quadro.revisao,
      ultima: ultimaMudanca,
      ids: passing.ids,
      valores: passing.valores,
      candidatadas: passing.candidatadas,
    })
    .from(quadro)
    .crossJoin(passing)
  const { revisao = 0, ultima = 0, ids = [], valores = [] } = board ?? {}
  const pessoais = ids.map((id, at) => ({
    candidatada: board?.candidatadas[at] === true,
    pontos: preferidas.get(id) ?? 0,
    valor: valores[at] ?? 0,
    id,
  }))
  return { pessoais, revisao: Math.max(revisao, ultima) }
}

type Partes = { primeiras: Posicao[]; ultimas: Posicao[] }

/** The vagas between the first and the last ones: after a position among them, or after `skip` of them. */
const findOutras = (
  db: Db,
  { query, hoje }: Search,
  { primeiras, ultimas, depois, limit }: Partes & { depois: Posicao | null; limit: number },
) => {
  const { valor, after, by } = ordenar(query)
  return db
    .select({ candidatada: sql<boolean>`false`, pontos: sql<number>`0`, valor, id: vagas.id })
    .from(vagas)
    .where(
      and(
        filterOf(query, hoje),
        sql`${vagas.id} <> all(${toIntArray([...primeiras, ...ultimas].map(({ id }) => id))})`,
        depois?.pontos === 0 ? after(depois) : undefined,
      ),
    )
    .orderBy(by)
    .limit(limit)
    .offset(depois ? 0 : Math.max(0, query.skip - primeiras.length))
}

/**
 * Open vagas, in this order: those that are recommended, by score, unless the reader chose another order; the rest;
 * those that the student applied to. Within each the newest first, or the first prazo.
 */
export const findPagina = async (db: Db, pedido: Pedido): Promise<Pagina> => {
  const { skip, limit, ordem = 'recomendadas', depois: cursor } = pedido.query
  const { compare } = ordenar(pedido.query)
  const depois = cursor === undefined ? null : readPosicao(cursor)
  const { pessoais, revisao } = await findPessoais(db, pedido)
  const total = await countVagas(db, pedido, revisao)
  const [primeiras, ultimas] = [
    pessoais
      .filter(({ candidatada }) => !candidatada && ordem === 'recomendadas')
      .toSorted((one, other) => other.pontos - one.pontos || compare(one, other)),
    pessoais.filter(({ candidatada }) => candidatada).toSorted(compare),
  ]
  const rows = depois
    ? primeiras.filter(row => !depois.candidatada && isBefore(depois, row, compare))
    : primeiras.slice(skip)
  if (rows.length <= limit && !depois?.candidatada) {
    rows.push(...(await findOutras(db, pedido, { primeiras, ultimas, depois, limit: limit + 1 - rows.length })))
  }
  if (rows.length <= limit) {
    const left = depois?.candidatada ? ultimas.filter(row => compare(depois, row) < 0) : ultimas
    rows.push(...left.slice(depois ? 0 : Math.max(0, skip - (total - ultimas.length))))
  }
  const pagina = rows.slice(0, limit)
  return {
    ids: pagina.map(({ id }) => id),
    cursores: new Map(pagina.map(row => [row.id, toCursorDaLista(row)])),
    temMais: rows.length > limit,
    total,
    recomendadas: pessoais.filter(({ pontos }) => pontos > 0).length,
  }
}

const isBefore = (one: Posicao, other: Posicao, compare: Ordem['compare']): boolean =>
  (other.pontos - one.pontos || compare(one, other)) < 0

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
export const weighed = 500

/** The matches with their ranks, as the common table expressions of a statement. */
const rankAchadas = (busca: string, { query, hoje, sinonimos }: Busca): SQL => {
  const consulta = toConsulta(busca, sinonimos)
  const newest = (where: SQL, titulo: SQL) => sql`
    select ${vagas.id} as id, ${vagas.criadoEm} as criado_em, ${vagas.busca} as busca, ${titulo} as titulo
    from ${vagas}
    where ${filterOf(query, hoje)} and ${where}
    order by ${newestFirst} limit ${weighed}
  `
  const igual = comTitulo(sql`palavras_de_busca(${busca})`)
  // 'TCP IP' is the title 'TCP/IP', but after one that is spelt as the search.
  const grafia = sql`1 + (chave_de_nome(${vagas.titulo}) = chave_de_nome(${busca}))::int`
  return sql`
    iguais as materialized (${newest(igual, grafia)}),
    novas as (${newest(comPalavras(consulta), sql`0`)}),
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
export const searchPagina = async (db: Db, pedido: Busca): Promise<Pagina> => {
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
