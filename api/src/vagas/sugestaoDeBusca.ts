import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { vagas } from '../db/schema.ts'
import { abertaEm } from '../prazos/vagasAbertas.ts'
import { searchPagina } from './lista.repository.ts'
import type { ListQuery } from './vagas.schemas.ts'

/** How many words of a search are looked up. */
const maxWords = 8

/** How many similar words are compared with the open vagas. */
const mostSimilar = 10

/** How many open vagas with a word are counted. */
const examined = 500

/** Counts up to `examined`: for only one, the planner would read the open vagas one by one, since any word seems common. */
const anyOpen = (hoje: string, consulta: SQL): SQL => sql`0 < (
  select count(*) from (
    select from ${vagas} where ${abertaEm(hoje)} and ${vagas.busca} @@ ${consulta} limit ${examined}
  ) algumas
)`

/** Each typed word if an open vaga has it, otherwise the most similar word of open vagas, otherwise null. */
const lookUp = async (db: Db, digitadas: readonly string[], hoje: string): Promise<Array<string | null>> => {
  const words = sql.join(
    digitadas.map(digitada => sql`${digitada}`),
    sql`, `,
  )
  const { rows } = await db.execute<{ palavra: string | null }>(sql`
    select case when ${anyOpen(hoje, sql`consulta_de_busca(digitada)`)} then digitada else (
      select escrita from (
        select palavra, escrita, similarity(palavra, palavras_de_busca(digitada)) as semelhanca
        from palavras where palavra % palavras_de_busca(digitada)
        order by semelhanca desc, palavra limit ${mostSimilar}
      ) parecidas
      where ${anyOpen(hoje, sql`palavra::tsquery`)}
      order by semelhanca desc, palavra limit 1
    ) end as palavra
    from unnest(array[${words}]::text[]) with ordinality as lista(digitada, posicao)
    order by posicao
  `)
  return rows.map(({ palavra }) => palavra)
}

/**
 * The search with each unknown word replaced by the most similar word of the board; null if nothing is similar, or if
 * this would find nothing either. For a search that finds nothing: two more statements.
 */
export const suggestBusca = async (
  db: Db,
  { query, hoje }: { query: ListQuery & { busca: string }; hoje: string },
): Promise<string | null> => {
  const digitadas = query.busca.split(/\s+/).filter(Boolean).slice(0, maxWords)
  if (digitadas.length === 0) return null
  const palavras = await lookUp(db, digitadas, hoje)
  if (palavras.includes(null)) return null
  const busca = palavras.map((palavra, n) => (palavra === digitadas[n] ? palavra : palavra?.toLowerCase())).join(' ')
  if (busca === digitadas.join(' ')) return null
  const window = { ...query, busca, skip: 0, limit: 1 }
  const { total } = await searchPagina(db, { query: window, hoje, preferidas: new Map() })
  return total > 0 ? busca : null
}
