import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../api/src/app.ts'
import { loadSettings } from '../api/src/config.ts'
import { connectPglite, connectPostgres, createPglite } from '../api/src/db/connection.ts'
import type { Connection, Db } from '../api/src/db/connection.ts'
import { migrate } from '../api/src/db/migrate.ts'
import { seedIfEmpty } from '../api/src/db/seed/seed.ts'
import { pageRequestsOf } from '../api/src/testing/pageRequests.ts'
import type { Quem } from '../api/src/testing/pageRequests.ts'
import { explainAll, recordStatements } from '../api/src/testing/statements.ts'
import { issueToken } from '../api/src/autenticacao/token.ts'
import { providePostgres } from '../scripts/postgres.mjs'

/**
 * Database time of the most common requests on the demo board and on one 100 times its size (24,000 vagas, 15,000 people,
 * 500,000 messages), and the ratio. The statements of a request are recorded and run again under EXPLAIN (ANALYZE); their
 * planning and execution times are added. Prints the median over 12 people of the shortest of five runs. PGlite takes
 * minutes to write that board, so it gets 25 times the size; `--scale 100 --only pglite` uses the whole one.
 */
const { values } = parseArgs({ options: { scale: { type: 'string' }, only: { type: 'string' } } })
const people = 12
const runs = 5

/** The highest ratio for a request; 2 by default. */
const goals: Record<string, number> = {
  'first list of a student': 3,
  "board search 'pro'": 3,
  "network search 'ana'": 3,
  notifications: 3,
  'candidates of a vaga': 3,
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'escala-'))
const settings = loadSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN

const findQuem = async (db: Db): Promise<Quem[]> => {
  const { rows } = await db.execute<Quem>(`
    select distinct on (v.id % 97) u.id as aluno, v.autor_id as professor, v.id as vaga,
      (select outro_id from conversas where usuario_id = u.id order by id limit 1) as colega
    from vagas v join candidaturas c on c.vaga_id = v.id join usuarios u on u.id = c.candidato_id
    where exists (select from conversas where usuario_id = u.id)
      and (select count(*) from candidaturas where vaga_id = v.id) between 6 and 8
    order by v.id % 97, v.id limit ${people}
  `)
  return rows
}

const ask = async (app: FastifyInstance, url: string, usuarioId: number, ehaluno: boolean): Promise<void> => {
  const token = await issueToken(settings, { usuarioId, papeis: [ehaluno ? 'aluno' : 'professor'], versao: 0 })
  const { statusCode, body } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`)
}

/** Milliseconds of database time by request. */
const measure = async ({ db }: Connection): Promise<Map<string, number>> => {
  const recorder = recordStatements(db)
  const app = await buildApp({ db: recorder.db, settings, maxEventLoopDelay: 0 })
  const times = new Map<string, number[]>()
  for (const quem of await findQuem(db)) {
    for (const { nome, url, as } of pageRequestsOf(quem)) {
      recorder.take()
      await ask(app, url, quem[as], as === 'aluno')
      const statements = recorder.take()
      let best = Infinity
      for (let run = 0; run < runs; run += 1) {
        const plans = await explainAll(db, statements, { analyze: true })
        const parts = plans.map(plan => (plan['Planning Time'] ?? 0) + (plan['Execution Time'] ?? 0))
        best = Math.min(
          best,
          parts.reduce((sum, part) => sum + part, 0),
        )
      }
      times.set(nome, [...(times.get(nome) ?? []), best])
    }
  }
  await app.close()
  return new Map([...times].map(([nome, all]) => [nome, median(all)]))
}

const measureBoard = async (connection: Connection, scale: number): Promise<Map<string, number>> => {
  try {
    await migrate(connection.db)
    const start = performance.now()
    // Always the same board: its dates are relative to today.
    await seedIfEmpty(connection.db, { hoje: new Date(), production: false, scale })
    console.log(`  ${scale} times the demo, written in ${Math.round((performance.now() - start) / 1000)} s`)
    return await measure(connection)
  } finally {
    await connection.close()
  }
}

type Open = (database: string) => Promise<Connection>

const compare = async (name: string, open: Open, scale: number): Promise<void> => {
  console.log(name)
  const demo = await measureBoard(await open('escala_demo'), 1)
  const big = await measureBoard(await open('escala_big'), Number(values.scale ?? scale))
  const rows = [...demo].map(([request, one]) => {
    const many = big.get(request) ?? Number.NaN
    const goal = goals[request] ?? 2
    if (!(many / one <= goal)) process.exitCode = 1
    return { request, 'demo ms': one.toFixed(2), 'big ms': many.toFixed(2), ratio: (many / one).toFixed(1), goal }
  })
  console.table(rows)
}

const openPostgres =
  (server: string): Open =>
  async database => {
    const admin = connectPostgres(server, () => {})
    await admin.db.execute(`drop database if exists ${database}`)
    await admin.db.execute(`create database ${database}`)
    await admin.close()
    const url = new URL(server)
    url.pathname = database
    return connectPostgres(url.href, () => {})
  }

if (values.only !== 'pglite') {
  const postgres = await providePostgres()
  if (postgres) {
    await compare('PostgreSQL', openPostgres(postgres.url), 100)
    await postgres.stop()
  } else console.log('PostgreSQL is not here, and cannot be installed')
}
if (values.only !== 'postgres') await compare('PGlite', async () => connectPglite(await createPglite()), 25)
rmSync(dataDir, { recursive: true })
console.log(process.exitCode ? 'Over a goal' : 'Within the goals')
