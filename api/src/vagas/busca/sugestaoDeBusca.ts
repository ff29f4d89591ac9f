import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { vagas } from '../../db/schema.ts'
import { abertaEm } from '../../prazos/vagasAbertas.ts'
import { toConsulta } from './consulta.ts'
import { searchPagina } from './lista.repository.ts'
import { toPalavras } from './sinonimos.ts'
import type { Sinonimos } from './sinonimos.ts'
import type { ListQuery } from '../vagas.schemas.ts'

/** How many words of a search are looked up. */
const maxWords = 8

/** How many similar words are compared with the open vagas. */
const mostSimilar = 10

/** How many open vagas with a word are counted. */
const examined = 500

/** Shorter words have too many neighbours. */
const shortest = 4

type Pedido = { query: ListQuery & { busca: string }; hoje: string; sinonimos: Sinonimos }

/** Counts up to `examined`: for only one, the planner would read the open vagas one by one, since any word seems common. */
const anyOpen = (hoje: string, consulta: SQL): SQL => sql`0 < (
  select count(*) from (
    select from ${vagas} where ${abertaEm(hoje)} and ${vagas.busca} @@ ${consulta} limit ${examined}
  ) algumas
)`

const toList = (items: readonly string[], type: SQL): SQL =>
  sql`array[${sql.join(
    items.map(item => sql`${item}`),
    sql`, `,
  )}]::${type}`

/** Longer ones have too many spellings. */
const longest = 24

/** A word without one of its letters, or with one elsewhere, as 'python' of 'phyton'; and with `_` for one that is missing or wrong. */
const findSlips = (palavra: string) => {
  const letters = Array.from(palavra)
  const without = letters.map((_, index) => letters.toSpliced(index, 1))
  const places = [...letters.keys(), letters.length]
  const moved = without.flatMap((rest, index) => letters.map((_, at) => rest.toSpliced(at, 0, letters[index] ?? '')))
  const gaps = places.map(at => letters.toSpliced(at, 0, '_'))
  const wrong = letters.map((_, at) => letters.toSpliced(at, 1, '_'))
  const join = (spelt: string[][]) => spelt.map(each => each.join(''))
  return { whole: join([...without, ...moved]), patterns: join([...gaps, ...wrong]) }
}

/** Two words that are written as one: 'webdev'. */
const splitsOf = (palavra: string): string[] =>
  Array.from({ length: Math.max(0, palavra.length - 5) }, (_, index) => palavra.slice(0, index + 3))

/**
 * The typed word if an open vaga has it; otherwise the known word of open vagas that one slip makes of it, two known
 * words that it is made of, or the most similar known word; otherwise null.
 */
const lookUp = async (db: Db, digitada: string, { hoje, sinonimos }: Pedido): Promise<string | null> => {
  const palavra = toPalavras(digitada).join(' ')
  const { whole, patterns } = findSlips(palavra)
  const isLong = palavra.length >= shortest && palavra.length <= longest
  const slips = isLong
    ? sql`palavra = any(${toList(whole, sql`text[]`)}) or ${sql.join(
        patterns.map(pattern => sql`palavra like ${pattern}`),
        sql` or `,
      )}`
    : sql`false`
  const parts = isLong ? splitsOf(palavra) : []
  const { rows } = await db.execute<{ palavra: string | null }>(sql`
    select case when ${anyOpen(hoje, toConsulta(digitada, sinonimos))} then ${digitada}::text else coalesce(
      (
        select escrita from (
          select palavra, escrita, similarity(palavra, ${palavra}) as semelhanca from palavras where ${slips}
          order by semelhanca desc, palavra limit ${mostSimilar}
        ) trocadas
        where ${anyOpen(hoje, sql`palavra::tsquery`)} order by semelhanca desc, palavra limit 1
      ),
      (
        select um.escrita || ' ' || outro.escrita
        from unnest(${toList(parts, sql`text[]`)}) inicio
        join palavras um on um.palavra = inicio
        join palavras outro on outro.palavra = substr(${palavra}, length(inicio) + 1)
        order by length(inicio) desc limit 1
      ),
      (
        select escrita from (
          select palavra, escrita, similarity(palavra, ${palavra}) as semelhanca
          from palavras where ${isLong} and palavra % ${palavra}
          order by semelhanca desc, palavra limit ${mostSimilar}
        ) parecidas
        where ${anyOpen(hoje, sql`palavra::tsquery`)} order by semelhanca desc, palavra limit 1
      )
    ) end as palavra
  `)
  return rows[0]?.palavra ?? null
}

/** The search with two neighbours written as one word, if the board knows it: 'micro economia'. */
const findJoined = async (db: Db, digitadas: readonly string[]): Promise<string[]> => {
  const pairs = digitadas.slice(1).map((palavra, index) => `${digitadas[index]}${palavra}`)
  if (pairs.length === 0) return []
  const folded = pairs.map(pair => toPalavras(pair).join(' '))
  const { rows } = await db.execute<{ palavra: string; escrita: string }>(
    sql`select palavra, escrita from palavras where palavra = any(${toList(folded, sql`text[]`)})`,
  )
  return rows.map(({ palavra, escrita }) => {
    const at = folded.indexOf(palavra)
    return [...digitadas.slice(0, at), escrita.toLowerCase(), ...digitadas.slice(at + 2)].join(' ')
  })
}

/**
 * The search in another spelling: each unknown word replaced by a known one, or two words written as one. Null if nothing is
 * similar, or if this would find nothing either. For a search that finds nothing: a statement for each word, and two more.
 */
export const suggestBusca = async (db: Db, pedido: Pedido): Promise<string | null> => {
  const digitadas = pedido.query.busca.split(/\s+/).filter(Boolean).slice(0, maxWords)
  if (digitadas.length === 0) return null
  const palavras: Array<string | null> = []
  // One after the other: a search has one connection.
  for (const digitada of digitadas) palavras.push(await lookUp(db, digitada, pedido))
  const replaced = palavras.includes(null)
    ? []
    : [palavras.map((palavra, n) => (palavra === digitadas[n] ? palavra : palavra?.toLowerCase())).join(' ')]
  for (const busca of [...replaced, ...(await findJoined(db, digitadas))]) {
    if (busca === digitadas.join(' ')) continue
    const window = { ...pedido.query, busca, skip: 0, limit: 1 }
    const { total } = await searchPagina(db, { ...pedido, query: window, preferidas: new Map() })
    if (total > 0) return busca
  }
  return null
}
