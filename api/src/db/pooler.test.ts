import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../../../scripts/freePort.mjs'
import { connectPostgres } from './connection.ts'
import { migrate } from './migrate.ts'
import { readMisfit } from './understood.ts'

/* PgBouncer in transaction mode, if it is installed: it refuses settings at the start of a session. */

const server = process.env['TEST_DATABASE_URL'] ?? ''
const pgbouncer = '/usr/sbin/pgbouncer'
const isThere = server !== '' && existsSync(pgbouncer)
if (server !== '' && !isThere) process.stdout.write('PgBouncer is not installed: no pooler is tried.\n')

const folder = mkdtempSync(join(tmpdir(), 'pooler-'))

/** PgBouncer refuses to run as root. */
const asNobody = () => {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map(flag => Number(execFileSync('id', [flag, 'nobody'])))
  return { uid, gid }
}

const start = async () => {
  const { hostname, port, username } = new URL(server)
  const own = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  const settings = ['listen_addr = 127.0.0.1', `listen_port = ${own}`, 'unix_socket_dir =', 'auth_type = any']
  const mode = ['pool_mode = transaction', 'default_pool_size = 5', 'max_client_conn = 100']
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=${hostname} port=${port || 5432} user=${username}`,
      '[pgbouncer]',
      ...settings,
      ...mode,
    ].join('\n'),
    { mode: 0o644 },
  )
  execFileSync('chmod', ['755', folder])
  const child = spawn(pgbouncer, [file], { stdio: ['ignore', 'ignore', 'pipe'], ...asNobody() })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', chunk => /process up/.test((said += chunk)) && resolve())
    child.once('close', () => reject(new Error(said)))
  })
  const url = new URL(server)
  url.hostname = '127.0.0.1'
  url.port = String(own)
  return { child, url }
}

describe.runIf(isThere)('a pooler in transaction mode', { timeout: 40_000 }, () => {
  const name = `pooled_${process.pid}`
  const direct = new URL(server || 'postgres://none')
  let pooler: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    pooler = await start()
    const admin = connectPostgres(server, () => {})
    await admin.db.execute(sql.raw(`create database ${name}`))
    await admin.close()
    pooler.url.pathname = name
    direct.pathname = name
  }, 40_000)
  afterAll(async () => {
    pooler.child.kill('SIGKILL')
    await once(pooler.child, 'close')
    const admin = connectPostgres(server, () => {})
    await admin.db.execute(sql.raw(`drop database ${name} with (force)`))
    await admin.close()
    rmSync(folder, { recursive: true })
  })

  test('serves the API, whose sessions get time zone and time-outs from their role', async () => {
    const first = connectPostgres(direct.href, () => {})
    await migrate(first.db)
    await first.close()
    const { db, ping, close } = connectPostgres(pooler.url.href, () => {})
    await ping(readMisfit)
    const { rows } = await db.execute(
      sql`select current_setting('TimeZone') as fuso, current_setting('statement_timeout') as limite`,
    )
    expect(rows).toEqual([{ fuso: 'UTC', limite: '15s' }])
    await close()
  })

  test('is not used for LISTEN: only a heartbeat that arrives counts', async () => {
    const { db, listen, close } = connectPostgres(pooler.url.href, () => {}, { listenUrl: direct.href })
    const [through, past]: [string[], string[]] = [[], []]
    const listener = (heard: string[]) => ({
      onReady: () => heard.push('ready'),
      onPayload: (payload: string) => heard.push(payload),
      onLost: (why = 'lost') => heard.push(why),
    })
    const pooled = connectPostgres(pooler.url.href, () => {})
    const stops = [await pooled.listen('avisos', listener(through)), await listen('avisos', listener(past))]
    await vi.waitFor(() => expect(past).toEqual(['ready']), 10_000)
    await db.execute(sql`select pg_notify('avisos', 'oi')`)
    await vi.waitFor(() => expect(past).toEqual(['ready', 'oi']), 10_000)
    await vi.waitFor(() => expect(through[0]).toMatch(/^the database is not heard: LISTEN_DATABASE_URL/), 15_000)
    for (const stop of stops) await stop()
    expect(through).not.toContain('oi')
    expect(through).not.toContain('ready')
    await pooled.close()
    await close()
  })
})
