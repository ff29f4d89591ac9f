import { buildApp } from '../api/src/app.ts'
import { loadSettings } from '../api/src/config.ts'
import { openDatabase } from '../api/src/db/connection.ts'
import type { Db } from '../api/src/db/connection.ts'
import { migrate } from '../api/src/db/migrate.ts'
import { seedIfEmpty } from '../api/src/db/seed/seed.ts'
import { issueToken } from '../api/src/autenticacao/token.ts'

/**
 * GET /vagas at 24,000 vagas and 15,000 people, in process: the API's time without the socket. The first run seeds the
 * board into BENCH_DATA_DIR.
 */
const dataDir = process.env['BENCH_DATA_DIR'] ?? new URL('../.cache/bench-scale-100', import.meta.url).pathname
/** Limits of processor time, which equals wall-clock time on a quiet machine. */
const bar = { p95: 20, seqScans: 0 }

const settings = loadSettings({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
})
const { db, close } = await openDatabase(settings)
await migrate(db)
if (await seedIfEmpty(db, { hoje: new Date(), production: false, scale: 100 })) await db.execute('vacuum analyze')

const countScans = async (database: Db): Promise<{ seq: number; index: number }> => {
  await database.execute(`select pg_stat_force_next_flush()`)
  const { rows } = await database.execute<{ seq: number; index: number }>(
    `select seq_scan::int as seq, idx_scan::int as index from pg_stat_user_tables where relname = 'vagas'`,
  )
  return rows[0] ?? { seq: 0, index: 0 }
}

const { rows: alunos } = await db.execute<{ id: number }>(
  `select id from usuarios where ehaluno and email_verificado_em is not null order by id % 97, id limit 40`,
)
const tokens = await Promise.all(
  alunos.map(({ id }) => issueToken(settings, { usuarioId: id, papeis: ['aluno'], versao: 0 })),
)
const app = await buildApp({ db, settings, maxEventLoopDelay: 0 })

/** Milliseconds of one call: wall-clock time, and processor time, which a busy machine hardly changes. */
const call = async (url: string, turn: number): Promise<{ clock: number; cpu: number }> => {
  const authorization = `Bearer ${tokens[turn % tokens.length]}`
  const start = performance.now()
  const used = process.cpuUsage()
  const { statusCode } = await app.inject({ url, headers: { authorization } })
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
  const { user, system } = process.cpuUsage(used)
  return { clock: performance.now() - start, cpu: (user + system) / 1000 }
}

const at = (times: number[], share: number): number => {
  const sorted = times.toSorted((one, other) => one - other)
  return +(sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1)
}

const measure = async (urls: string[], turns: number) => {
  const before = await countScans(db)
  const times: Array<{ clock: number; cpu: number }> = []
  for (let turn = 0; turn < turns; turn += 1) times.push(await call(urls[turn % urls.length] ?? '/', turn))
  const after = await countScans(db)
  const clock = times.map(time => time.clock)
  const cpu = times.map(time => time.cpu)
  return {
    turns,
    p50: at(clock, 0.5),
    p95: at(clock, 0.95),
    'cpu p50': at(cpu, 0.5),
    'cpu p95': at(cpu, 0.95),
    seqScans: after.seq - before.seq,
  }
}

const cases: Record<string, { urls: string[]; turns?: number; hot: boolean }> = {
  'GET /users/{id}, to compare': { urls: [`/users/${alunos[0]?.id}`], hot: false },
  'first list of a student': { urls: ['/vagas?limit=8'], turns: tokens.length, hot: false },
  list: { urls: ['/vagas?limit=8'], hot: true },
  'list, later pages': { urls: [8, 16, 40, 80, 200].map(skip => `/vagas?limit=8&skip=${skip}`), hot: true },
  'list, filtered': {
    urls: ['tipos=1,2', 'departamento=19', 'beneficios=remuneracao', 'tipos=3&departamento=5'].map(
      filter => `/vagas?limit=8&${filter}`,
    ),
    hot: true,
  },
  'list, page 1000': { urls: ['/vagas?limit=8&skip=8000'], hot: false },
  search: {
    urls: ['robotica', 'calculo', 'bolsas', 'aprendizado de maq', 'direito'].map(
      busca => `/vagas?limit=8&busca=${busca}`,
    ),
    hot: false,
  },
}

await db.execute(`delete from recomendacoes`)
const { rows } = await db.execute<{ vagas: number; usuarios: number }>(
  `select (select count(*)::int from vagas) as vagas, (select count(*)::int from usuarios) as usuarios`,
)
console.log(`${rows[0]?.vagas} vagas, ${rows[0]?.usuarios} people, times in ms`)
for (let turn = 0; turn < 200; turn += 1) await call(`/users/${alunos[0]?.id}`, turn)
const report: Record<string, object> = {}
let base: number | undefined
for (const [name, { urls, turns = 400, hot }] of Object.entries(cases)) {
  const measured = await measure(urls, turns)
  base ??= measured['cpu p50']
  report[name] = { ...measured, ratio: +(measured['cpu p50'] / base).toFixed(1) }
  if (hot && (measured['cpu p95'] >= bar.p95 || measured.seqScans > bar.seqScans)) process.exitCode = 1
}
console.table(report)
console.log(
  process.exitCode ? `Over the bar of ${bar.p95} ms, or a scan of all vagas` : `Under the bar of ${bar.p95} ms`,
)
await app.close()
await close()
