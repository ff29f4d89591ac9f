import type { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import type { Db } from '../db/connection.ts'
import { poolOf } from '../db/pool.ts'

export type Statement = { text: string; params: unknown[] }

/** A node of EXPLAIN's output. */
export type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}

type Explained = { Plan: Plan; 'Planning Time'?: number; 'Execution Time'?: number }

type Client = { query: (text: string, params?: unknown[]) => Promise<{ rows: unknown[] }> }

const explained = /^\s*(?:with|select|insert|update|delete)\b/i

/** The same database, recording its statements. */
export const recordStatements = (db: Db): { db: Db; take: () => Statement[] } => {
  let taken: Statement[] = []
  const logger = {
    logQuery: (text: string, params: unknown[]) => {
      if (explained.test(text)) taken.push({ text, params })
    },
  }
  const pool = poolOf(db)
  const recorded: Db = pool ? drizzlePg({ client: pool, logger }) : drizzlePglite({ client: pgliteOf(db), logger })
  return {
    db: recorded,
    take: () => {
      const all = taken
      taken = []
      return all
    },
  }
}

const pgliteOf = (db: Db): PGlite => (db as unknown as { $client: PGlite }).$client

/** Runs `work` on one connection, and rolls back what it wrote. */
const withoutTrace = async <T>(db: Db, work: (client: Client) => Promise<T>): Promise<T> => {
  const pooled = await poolOf(db)?.connect()
  const client: Client = pooled ?? pgliteOf(db)
  await client.query('begin')
  try {
    return await work(client)
  } finally {
    await client.query('rollback')
    pooled?.release()
  }
}

/** The plan of each of these statements after those of `before`; with `analyze` they are also run. */
export const explainAll = (
  db: Db,
  statements: readonly Statement[],
  { analyze = false, before = [] as readonly string[] } = {},
): Promise<Explained[]> =>
  withoutTrace(db, async client => {
    for (const statement of before) await client.query(statement)
    const options = analyze ? 'analyze, timing off, format json' : 'format json'
    const found: Explained[] = []
    for (const { text, params } of statements) {
      const { rows } = await client.query(`explain (${options}) ${text}`, params)
      const [row] = rows as Array<{ 'QUERY PLAN': [Explained] }>
      if (!row) throw new Error(`no plan of ${text}`)
      found.push(row['QUERY PLAN'][0])
    }
    return found
  })
