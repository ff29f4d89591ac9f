import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Pool } from 'undici'
import { loadSettings } from '../api/src/config.ts'
import { openDatabase } from '../api/src/db/connection.ts'
import { issueToken } from '../api/src/autenticacao/token.ts'
import { freePort } from '../scripts/freePort.mjs'
import { providePostgres } from '../scripts/postgres.mjs'

/**
 * Three times the capacity of an API, measured in the same run: how soon it responds to accepted requests, and how many it
 * sheds. Then a thousand streams reconnect at once while first pages load. `--before <folder>` is another checkout.
 */
const bar = { p95: 1000, failedPages: 0 }
const streams = 1000
const { values } = parseArgs({ options: { before: { type: 'string' }, seconds: { type: 'string', default: '8' } } })
const root = path.resolve(values.before ?? path.join(import.meta.dirname, '..'))
const seconds = Number(values.seconds)

const postgres = await providePostgres()
if (!postgres) throw new Error('There is no PostgreSQL here.')
const secret = randomBytes(48).toString('base64')
const name = `overload_${Date.now()}`
const server = await openDatabase(loadSettings({ DATABASE_URL: postgres.url, JWT_SECRET: secret }))
await server.db.execute(`create database ${name}`)
const url = new URL(postgres.url)
url.pathname = name
const dataDir = mkdtempSync(path.join(tmpdir(), 'overload-'))
const env = {
  DATABASE_URL: url.href,
  DATA_DIR: dataDir,
  JWT_SECRET: secret,
  API_PORT: String(await freePort()),
  LOG_LEVEL: 'silent',
  SEED: 'demo',
}
const api = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'api/src/server.ts')], {
  cwd: path.join(root, 'api'),
  env: { PATH: process.env['PATH'], ...env },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const origin = `http://127.0.0.1:${env.API_PORT}`
const isUp = () =>
  fetch(`${origin}/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
while (!(await isUp())) {
  if (api.exitCode !== null) throw new Error('the API did not start')
  await wait(100)
}
const settings = loadSettings(env)
const { db, close } = await openDatabase(settings)
const { rows: alunos } = await db.execute<{ id: number }>(
  'select id from usuarios where ehaluno and email_verificado_em is not null limit 150',
)
await close()
const tokens = await Promise.all(
  alunos.map(({ id }) => issueToken(settings, { usuarioId: id, papeis: ['aluno'], versao: 0 })),
)
const connections = 1000
const pool = new Pool(origin, { connections })
let turn = 0

/** Loads a first page. Returns its status and milliseconds. */
const ask = async (): Promise<{ status: number; ms: number }> => {
  const authorization = `Bearer ${tokens[(turn += 1) % tokens.length]}`
  const begun = performance.now()
  const { statusCode, body } = await pool.request({ path: '/vagas?limit=8', method: 'GET', headers: { authorization } })
  await body.dump()
  return { status: statusCode, ms: performance.now() - begun }
}

/** The capacity: the rate of 16 clients that each send one request after the other. */
const measureCapacity = async (): Promise<number> => {
  const until = performance.now() + seconds * 1000
  let done = 0
  const work = async () => {
    for (; performance.now() < until; done += 1) await ask()
  }
  await Promise.all(Array.from({ length: 16 }, work))
  return Math.round(done / seconds)
}

/** A fixed rate, independent of the responses. */
const offer = async (perSecond: number) => {
  const asked: Array<ReturnType<typeof ask>> = []
  const begun = performance.now()
  for (let now = begun; now < begun + seconds * 1000; now = performance.now()) {
    while (asked.length < ((now - begun) / 1000) * perSecond) asked.push(ask())
    await wait(5)
  }
  return Promise.all(asked)
}

const p95 = (times: number[]) =>
  Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN)

await measureCapacity()
const capacity = await measureCapacity()
// Gateways keep their connections open. Node accepts one connection per turn of its event loop, which would be measured otherwise.
await Promise.all(Array.from({ length: connections }, ask))
const answers = await offer(3 * capacity)
const accepted = answers.filter(({ status }) => status === 200).map(({ ms }) => ms)
const shed = answers.filter(({ status }) => status !== 200).map(({ ms }) => ms)
console.table({
  'capacity, /s': capacity,
  'offered, /s': 3 * capacity,
  'accepted, /s': Math.round(accepted.length / seconds),
  'p95 of accepted, ms': p95(accepted),
  'shed, %': Math.round((shed.length * 100) / answers.length),
  'p95 until a refusal, ms': p95(shed),
})

await wait(2000)
const leaving = new AbortController()
let back = 0
const comeBack = async (_: unknown, index: number) => {
  const headers = { authorization: `Bearer ${tokens[index % tokens.length]}` }
  for (let open = false; !open;) {
    const response = await fetch(`${origin}/eventos`, { headers, signal: leaving.signal })
    open = response.status === 200
    if (!open) await response.body?.cancel().then(() => wait(1000 * Math.random()))
  }
  back += 1
}
const returning = Array.from({ length: streams }, comeBack)
const pages: Array<ReturnType<typeof ask>> = []
for (let index = 0; index < 100; index += 1) {
  pages.push(ask())
  await wait(20)
}
const loaded = await Promise.all(pages)
await Promise.all(returning)
const failedPages = loaded.filter(({ status }) => status !== 200).length
console.table({ 'streams that came back': back, 'first pages': loaded.length, failed: failedPages })

const good = p95(accepted) <= bar.p95 && failedPages <= bar.failedPages
console.log(good ? 'Within the bars' : `Over a bar: ${bar.p95} ms, ${bar.failedPages} failed pages`)
if (!good) process.exitCode = 1
leaving.abort()
await pool.destroy()
api.kill()
await new Promise(resolve => api.once('exit', resolve))
await server.db.execute(`drop database ${name} with (force)`)
await server.close()
await postgres.stop()
rmSync(dataDir, { recursive: true, force: true })
process.exit()
