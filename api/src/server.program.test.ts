import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { freePort } from '../../scripts/freePort.mjs'
import { createPglite } from './db/connection.ts'
import { quickStart } from './testing/quickStart.ts'

const program = fileURLToPath(new URL('server.ts', import.meta.url))
const migrate = fileURLToPath(new URL('migrate.ts', import.meta.url))
const professor = fileURLToPath(new URL('professor.ts', import.meta.url))
const administrator = fileURLToPath(new URL('admin.ts', import.meta.url))
const gatewayProgram = fileURLToPath(new URL('../../gateway/src/server.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'board-'))
const dataDir = join(folder, 'data')
const started = new Set<ReturnType<typeof launch>>()
afterAll(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGKILL')
    await ended
  }
  rmSync(folder, { recursive: true })
})

const port = await freePort()

const databaseServer = process.env['TEST_DATABASE_URL']

const run = (file: string, env: Record<string, string>, args: string[] = []) => {
  const child = spawn(process.execPath, [...quickStart, '--import', 'tsx', file, ...args], {
    env: {
      PATH: process.env['PATH'],
      PRODUCTION: 'on',
      SMTP_URL: 'smtp://127.0.0.1:9',
      DATA_DIR: dataDir,
      API_PORT: String(port),
      ...env,
    },
  })
  const complaint = text(child.stderr)
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  let log = ''
  child.stdout.on('data', chunk => (log += chunk))
  /** Resolves with the log once it contains these words. */
  const says = async (words: string) => {
    while (!log.includes(words)) await Promise.race([once(child.stdout, 'data'), ended.then(() => expect.fail(log))])
  }
  return { child, complaint, ended, says }
}

const launch = (env: Record<string, string> = {}) => {
  const server = run(program, env)
  started.add(server)
  return server
}

/** An empty database of its own. */
const createDatabase = async (connectionString: string) => {
  const name = `server_${randomBytes(8).toString('hex')}`
  const admin = new pg.Client({ connectionString })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const drop = async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
  return { admin, name, DATABASE_URL: Object.assign(new URL(connectionString), { pathname: name }).href, drop }
}

const post = (path: string, body: object) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Asks again while the API refuses to: on a busy machine it does so for a moment after its start. */
const untilAdmitted = async (ask: () => Promise<Response>): Promise<Response> => {
  for (;;) {
    const response = await ask()
    if (response.status !== 503) return response
    await wait(200)
  }
}

type Nome = { nome: string }

type Sent = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

const toPost = (body: object): Sent => ({ method: 'POST', body: JSON.stringify(body) })

const ask = async <Body>(at: number, path: string, init: Sent = {}): Promise<Body> => {
  const headers = { 'content-type': 'application/json', ...init.headers }
  const response = await untilAdmitted(() => fetch(`http://127.0.0.1:${at}${path}`, { ...init, headers }))
  const said = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${said}`)
  return (said ? JSON.parse(said) : undefined) as Body
}

/** Two APIs on one empty database, a gateway over the second, and the token that sets an administrator's password. */
const startTwo = async (DATABASE_URL: string) => {
  const JWT_SECRET = randomBytes(24).toString('base64url')
  const env = { DATABASE_URL, JWT_SECRET, SEED: 'none', ADMIN_SEGUNDO_FATOR: 'opcional' }
  const made = run(administrator, env, ['create', 'reitoria@puc.example'])
  const [, link] = /token=([\w-]+)/.exec(await text(made.child.stdout)) ?? []
  const [one, other, gateway] = [await freePort(), await freePort(), await freePort()]
  const first = launch({ ...env, MIGRATE: 'off', API_PORT: String(one) })
  const second = launch({ ...env, MIGRATE: 'off', API_PORT: String(other) })
  for (const api of [first, second]) await api.says('Server listening')
  const upstream = `http://127.0.0.1:${other}`
  const settings = { PORT: String(gateway), UPSTREAM_URL: upstream, PRODUCTION: 'off', LOG_LEVEL: 'info' }
  const site = run(gatewayProgram, settings)
  started.add(site)
  await site.says('gateway is listening')
  const stop = async () => {
    for (const { child, ended } of [site, first, second]) {
      child.kill('SIGTERM')
      expect(await ended).toBe(0)
    }
  }
  return { one, other, gateway, link, stop }
}

const conta = { usuario: 'Rita', email: 'rita@puc.example', password: 'segredo1', ehaluno: true }

// Two starts that compile take half a minute beside other tests.
const patient = { timeout: 180_000 }

// These use no server of databases, so they run once: where the tests have none.
if (!databaseServer) {
  describe('the running API', patient, () => {
    test('keeps what it acknowledged when it is killed, and starts again with the same folder', async () => {
      const first = launch()
      await first.says('listening')
      expect((await untilAdmitted(() => post('/users', conta))).status).toBe(201)
      first.child.kill('SIGKILL')
      await first.ended
      await launch().says('listening')
      expect((await untilAdmitted(() => post('/users/login', conta))).status).toBe(403)
    })

    test('confirms no professor in a folder in use', async () => {
      const { complaint, ended } = run(professor, {}, ['rui@puc.example'])
      expect(await ended).toBe(1)
      expect(await complaint).toMatch(
        /^DATA_DIR .* is in use by another process \(pid \d+\)\. Stop the board first\.\n$/,
      )
    })

    test('refuses a folder in use, a port in use, and an address of another machine, with one line', async () => {
      const sameDir = launch({ API_PORT: String(await freePort()) })
      const samePort = launch({ DATA_DIR: join(folder, 'other') })
      expect([await sameDir.ended, await samePort.ended]).toEqual([1, 1])
      expect(await sameDir.complaint).toMatch(/^DATA_DIR .* is in use by another process \(pid \d+\)\n$/)
      expect(await samePort.complaint).toBe(`API_PORT ${port} is taken by another program\n`)
      const elsewhere = launch({ DATA_DIR: join(folder, 'other'), API_HOST: '203.0.113.1' })
      expect(await elsewhere.ended).toBe(1)
      expect(await elsewhere.complaint).toBe('API_HOST 203.0.113.1 is no address of this machine\n')
    })

    test('refuses a database that is not migrated, if MIGRATE is off', async () => {
      const server = launch({ DATA_DIR: join(folder, 'empty'), MIGRATE: 'off', API_PORT: String(await freePort()) })
      expect(await server.ended).toBe(1)
      expect(await server.complaint).toBe('The database is older than this release: run npm run migrate first\n')
    })

    test('refuses a folder from before the first release with one line', async () => {
      const dir = join(folder, 'unreleased')
      mkdirSync(dir)
      const client = await createPglite({ dataDir: join(dir, 'pglite') })
      await client.exec(`
      create schema drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint, needed_from bigint);
      insert into drizzle.__drizzle_migrations (created_at) values (1795263137205);
    `)
      await client.close()
      const server = launch({ DATA_DIR: dir, API_PORT: String(await freePort()) })
      expect(await server.ended).toBe(1)
      expect(await server.complaint).toBe(
        'The database is from before the first release and cannot be migrated: set DATABASE_URL to a new, empty database, or run npm run reset, which deletes the data folder\n',
      )
    })

    test('refuses a database that does not exist with one line', async () => {
      const DATABASE_URL = `postgres://127.0.0.1:${await freePort()}/board`
      const server = launch({ DATABASE_URL, JWT_SECRET: randomBytes(24).toString('base64url') })
      expect(await server.ended).toBe(1)
      expect(await server.complaint).toMatch(/^The database of DATABASE_URL cannot be used: [^\n]+\n$/)
    })

    test('finishes the current request when it is stopped, then exits with success', async () => {
      const server = [...started].find(({ child }) => child.exitCode === null && child.signalCode === null)
      if (!server) throw new Error('no server runs')
      const body = JSON.stringify({ email: conta.email, password: conta.password })
      const socket = connect(port, '127.0.0.1')
      const answer = text(socket)
      socket.write(
        `POST /users/login HTTP/1.1\r\nHost: x\r\nX-Request-Id: the-last-one\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
      )
      await server.says('the-last-one')
      server.child.kill('SIGTERM')
      const isOpen = () =>
        fetch(`http://127.0.0.1:${port}/ready`).then(
          () => 'open',
          () => 'closed',
        )
      await expect.poll(isOpen, { timeout: 10_000 }).toBe('closed')
      socket.write(body)
      expect(await answer).toMatch(/^HTTP\/1.1 403/)
      expect(await server.ended).toBe(0)
      expect(await server.complaint).toBe('')
    })
  })
} else {
  // PGlite has no named connections.
  describe('the running API on PostgreSQL', patient, () => {
    test('names its connections, migrates in a separate step, and has metrics on a separate port', async () => {
      const { admin, name, DATABASE_URL, drop } = await createDatabase(databaseServer)
      const [API_PORT, API_METRICS_PORT] = [String(await freePort()), String(await freePort())]
      const env = { DATABASE_URL, JWT_SECRET: randomBytes(24).toString('base64url'), API_PORT, API_METRICS_PORT }
      const step = run(migrate, env)
      expect([await step.ended, await step.complaint]).toEqual([0, ''])
      const server = launch({ ...env, MIGRATE: 'off' })
      await server.says('Server listening')
      // The first request opens the first connection of the pool.
      await untilAdmitted(() => fetch(`http://127.0.0.1:${API_PORT}/departamentos/`))
      const { rows } = await admin.query('select application_name from pg_stat_activity where datname = $1', [name])
      const names = rows.map(({ application_name }) => application_name)
      expect(names).toContain('mural-api')
      expect(names.filter(each => !each.startsWith('mural-'))).toEqual([])
      const metrics = await (await fetch(`http://127.0.0.1:${API_METRICS_PORT}/metrics`)).text()
      expect(metrics).toMatch(/^mural_api_database_waiting 0$/m)
      server.child.kill('SIGTERM')
      expect(await server.ended).toBe(0)
      await drop()
    })

    // Four starts.
    const morePatient = { timeout: 2 * patient.timeout }
    test('shows a change through one process in another and in a gateway', morePatient, async () => {
      const { DATABASE_URL, drop } = await createDatabase(databaseServer)
      const { one, other, gateway, link, stop } = await startTwo(DATABASE_URL)
      const query = 'query Nome { instituicao { nome } }'
      const seen = async () => {
        const { data } = await ask<{ data: { instituicao: Nome } }>(gateway, '/graphql', toPost({ query }))
        return [(await ask<Nome>(other, '/instituicao')).nome, data.instituicao.nome]
      }
      const [before, shown] = await seen()
      expect(shown).toBe(before)
      const [email, password] = ['reitoria@puc.example', 'um mural bem guardado']
      await ask(one, '/auth/reset-password', toPost({ token: link, new_password: password }))
      const entrada = await ask<{ access_token: string }>(one, '/users/login', toPost({ email, password }))
      const headers = { authorization: `Bearer ${entrada.access_token}` }
      const { versao, valores } = await ask<{ versao: number; valores: Nome }>(one, '/admin/instituicao', { headers })
      const body = JSON.stringify({ versao, valores: { ...valores, nome: 'Universidade Nova' } })
      await ask(one, '/admin/instituicao', { method: 'PUT', headers, body })
      // Within two seconds, but for a busy machine.
      await expect.poll(seen, { timeout: 30_000, interval: 100 }).toEqual(['Universidade Nova', 'Universidade Nova'])
      await stop()
      await drop()
    })
  })
}
