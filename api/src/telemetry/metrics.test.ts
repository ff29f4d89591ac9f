import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { enqueueEmail } from '../notificacoes/emailsAEnviar.ts'
import { measure } from './metrics.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'

const board = await createTestApp()
const closers = [board.close]
afterAll(async () => {
  for (const close of closers.toReversed()) await close()
})

/** An API with metrics on the board's database. */
const start = async (options: Partial<Parameters<typeof buildApp>[0]> = {}) => {
  const logged: string[] = []
  const { db, listen, settings } = board
  const app: FastifyInstance = await buildApp({
    db,
    listen,
    settings: { ...settings, logLevel: 'info' },
    logStream: { write: line => void logged.push(line) },
    maxEventLoopDelay: 0,
    watchers: [measure(0)],
    ...options,
  })
  closers.push(() => {
    // fetch may open another connection in advance, which has no request that would end.
    app.server.closeAllConnections()
    return app.close()
  })
  await app.ready()
  const line = logged.find(each => each.includes('metrics are listening')) ?? '{}'
  const { address, port } = JSON.parse(line) as AddressInfo
  const own = `http://127.0.0.1:${port}`
  const scrape = async () => (await fetch(`${own}/metrics`)).text()
  const shows = (...lines: string[]) =>
    vi.waitFor(async () => expect((await scrape()).split('\n')).toEqual(expect.arrayContaining(lines)), 20_000)
  return { app, address, own, scrape, shows }
}

test('are refused to a page that resolves its own name to this machine', async () => {
  const { own } = await start()
  const statusFor = async (host: string) => {
    const asked = request(`${own}/metrics`, { headers: { host } }).end()
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    response.resume()
    return response.statusCode
  }
  expect(await statusFor('evil.example')).toBe(404)
  expect(await statusFor('localhost')).toBe(200)
})

describe('a request', () => {
  test('is counted and timed by its route and outcome, whatever its ids', async () => {
    const { app, shows, scrape } = await start()
    const at = await app.listen({ port: 0, host: '127.0.0.1' })
    const paths = ['/ready', '/health', '/vagas/90001', '/vagas/90002', '/vagas/90003', '/departamentos/', '/nada']
    for (const path of paths) await (await fetch(`${at}${path}`)).text()
    await shows(
      'mural_api_request_duration_seconds_count{method="GET",route="/departamentos",outcome="ok"} 1',
      'mural_api_request_duration_seconds_count{method="GET",route="/vagas/:id",outcome="refused"} 3',
      'mural_api_request_duration_seconds_count{method="GET",route="other",outcome="refused"} 1',
    )
    expect(await scrape()).not.toMatch(/\/vagas\/9|route="\/(ready|health)"/)
  })

  test('that is refused under overload is counted by its reason', async () => {
    const { app, scrape, shows } = await start({ maxEventLoopDelay: 1 })
    expect(await scrape()).not.toContain('mural_api_shed_total{')
    // Blocks until the delay was measured.
    await vi.waitFor(
      async () => {
        const until = performance.now() + 50
        while (performance.now() < until);
        expect(await app.inject('/departamentos/')).toMatchObject({ statusCode: 503, headers: { 'x-shed': '1' } })
      },
      { timeout: 20_000, interval: 10 },
    )
    await shows('mural_api_shed_total{reason="event_loop"} 1')
  })
})

test('an event stream is counted while it is open, and has no duration', async () => {
  const { app, scrape, shows } = await start()
  const at = await app.listen({ port: 0, host: '127.0.0.1' })
  const authorization = `Bearer ${await board.tokenOf(await board.createAluno())}`
  const leaving = new AbortController()
  // The LISTEN connection is ready a moment after the port is.
  await vi.waitFor(async () => {
    const { status } = await fetch(`${at}/eventos`, { headers: { authorization }, signal: leaving.signal })
    expect(status).toBe(200)
  }, 10_000)
  await shows('mural_api_event_streams 1')
  leaving.abort()
  await shows('mural_api_event_streams 0')
  expect(await scrape()).not.toContain('route="/eventos",outcome="ok"')
})

describe('the queues', () => {
  test('have a length, and the age of the oldest entry that is due', async () => {
    const { shows, scrape } = await start()
    // At the first scrape, which waits for nothing.
    expect((await scrape()).split('\n')).toEqual(
      expect.arrayContaining([
        'mural_api_database_up 1',
        'mural_api_queue_length{queue="mails"} 0',
        'mural_api_queue_age_seconds{queue="mails"} 0',
      ]),
    )
    await enqueueEmail(board.db, 'verificacao', 'fila@puc.example')
    await board.db.execute(sql`update emails_a_enviar set proxima_em = now() - interval '1 hour', tentativas = 2`)
    const vaga = await createVaga(board.db, { autorId: (await board.createProfessor()).id })
    await board.db.execute(sql`insert into autores_renomeados (usuario_id) values (${vaga.autorId})`)
    await board.db.execute(sql`
      insert into arquivos (chave, conferir_em) values (${'0'.repeat(64)}, now() - interval '1 minute')`)
    await board.db.execute(
      sql`update vagas set anunciada_em = null, divulgacao_em = now() - interval '2 hours' where id = ${vaga.id}`,
    )
    await board.db.execute(sql`
      insert into avisos_a_enviar (usuario_id, tipo, resumo, proxima_em) values
        (${vaga.autorId}, 'mensagens', true, now() - interval '1 minute'),
        (${vaga.autorId}, 'mensagens', true, now() + interval '1 hour')`)
    await board.db.execute(sql`insert into copias_de_dados (usuario_id) values (${vaga.autorId})`)
    await board.db.execute(sql`
      insert into exclusoes (usuario_id, executar_em) values
        (${vaga.autorId}, now() - interval '1 minute'),
        (${(await board.createAluno()).id}, now() + interval '7 days')`)
    await shows(
      'mural_api_queue_length{queue="mails"} 1',
      'mural_api_queue_length{queue="mails_retried"} 1',
      'mural_api_queue_length{queue="summaries"} 1',
      'mural_api_queue_length{queue="announcements"} 1',
      'mural_api_queue_length{queue="releases"} 1',
      'mural_api_queue_length{queue="reminders"} 0',
      'mural_api_queue_length{queue="files"} 1',
      'mural_api_queue_length{queue="copies"} 1',
      'mural_api_queue_length{queue="deletions"} 1',
      'mural_api_queue_length{queue="index"} 1',
    )
    const [, age] = /^mural_api_queue_age_seconds\{queue="mails"\} (\S+)$/m.exec(await scrape()) ?? []
    expect(Number(age)).toBeGreaterThanOrEqual(3600)
    await board.db.execute(sql`delete from emails_a_enviar`)
    await board.db.execute(sql`delete from avisos_a_enviar`)
  })

  test('are left out while the database is away, and the rest stays', async () => {
    const { db } = board
    const away = Object.assign(Object.create(db), { execute: () => Promise.reject(new Error('gone')) })
    const { scrape } = await start({ db: away })
    expect(await scrape()).toMatch(/^mural_api_database_up 0$/m)
    expect(await scrape()).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
    expect(await scrape()).not.toContain('mural_api_queue_length{')
  })
})

test('the metrics are on this machine only, on a port of their own without anything else', async () => {
  const { app, address, own } = await start()
  expect(address).toBe('127.0.0.1')
  expect((await app.inject('/metrics')).statusCode).toBe(404)
  expect((await fetch(`${own}/metrics`)).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect((await fetch(`${own}/metrics`, { method: 'POST' })).status).toBe(404)
  expect((await fetch(`${own}/departamentos/`)).status).toBe(404)
})

test('a port in use is refused with one line that names it', async () => {
  const { own } = await start()
  const taken = measure(Number(new URL(own).port))
  const { db, settings } = board
  const app = await buildApp({ db, settings, maxEventLoopDelay: 0, watchers: [taken] })
  await expect(app.ready()).rejects.toThrow(/^API_METRICS_PORT \d+ cannot be used \(EADDRINUSE\)$/)
})

test('every alert reads existing metrics', async () => {
  const rules = readFileSync(new URL('../../../deploy/alerts.yml', import.meta.url), 'utf8')
  const { own, scrape } = await start()
  await fetch(`${own}/metrics`)
  const gateway = readFileSync(new URL('../../../gateway/src/observability/metrics.ts', import.meta.url), 'utf8')
  // The metrics of the pool exist only with PostgreSQL, so their names are read from the source.
  const known = `${await scrape()}${gateway}${readFileSync(new URL('metrics.ts', import.meta.url), 'utf8')}`
  const names = [...rules.matchAll(/\b(?:mural|nodejs|process)_\w+/g)].map(([name]) =>
    name.replace(/_(bucket|count|sum)$/, ''),
  )
  expect(names.length).toBeGreaterThan(4)
  for (const name of names) expect(known).toContain(name)
  expect(rules.match(/- alert: /g)).toHaveLength(4)
})

// PGlite has no pool.
if (process.env['TEST_DATABASE_URL']) {
  test('the pool shows the requests that wait for a connection', async () => {
    const { scrape, shows } = await start()
    await scrape()
    await shows('mural_api_database_waiting 0')
    expect(await scrape()).toMatch(/^mural_api_database_connections\{state="idle"\} [1-9]/m)
  })
}
