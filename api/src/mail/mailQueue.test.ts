import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { enqueueEmail } from '../notificacoes/emailsAEnviar.ts'
import { emailsAEnviar } from '../db/schema/apoio.ts'
import { createSelecao } from '../testing/createSelecao.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp } from '../testing/createTestApp.ts'
import type { Mail } from './mailSender.ts'

let board: TestApp
afterEach(() => board.close())

/** A mail server that can be down, or slow: it holds mails until `go`. */
const createServer = () => {
  const sent: Mail[] = []
  const server = { down: false, held: Promise.resolve(), sent, go: () => {} }
  const hold = () => {
    server.held = new Promise(resolve => (server.go = resolve))
  }
  const send = async (mail: Mail) => {
    await server.held
    if (server.down) throw new Error('connection refused')
    sent.push(mail)
  }
  return Object.assign(server, { hold, sender: { send, close: () => {} } })
}

const forgot = (email: string) => board.call('POST /auth/forgot-password', { body: { email } })
const waiting = () => board.db.select().from(emailsAEnviar)
const becomeDue = () => board.db.update(emailsAEnviar).set({ proximaEm: sql`now()` })
const tokenOf = (mail: Mail | undefined) => new URL(mail?.link ?? '').searchParams.get('token') ?? ''

test('a response does not wait for its mail, and stopping does', async () => {
  const server = createServer()
  board = await createTestApp({}, server.sender)
  const { email } = await board.createAluno()
  server.hold()
  expect((await forgot(email)).status).toBe(200)
  expect(server.sent).toEqual([])
  const closed = board.app.close()
  server.go()
  await closed
  expect(server.sent).toHaveLength(1)
})

test('a requested mail is sent a little after its response, on its own', async () => {
  const server = createServer()
  board = await createTestApp({}, server.sender)
  const { email } = await board.createAluno()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await forgot(email)
  vi.advanceTimersByTime(2500)
  vi.useRealTimers()
  await vi.waitFor(() => expect(server.sent).toHaveLength(1), 10_000)
})

test('a mail that failed is retried with a valid token, and then forgotten', async () => {
  const server = createServer()
  board = await createTestApp({}, server.sender)
  const { email } = await board.createAluno()
  server.down = true
  for (let time = 0; time < 5; time += 1) await forgot(email)
  await board.app.mailQueue.drain()
  expect(server.sent).toEqual([])
  const [first] = await waiting()
  expect(first).toMatchObject({ tentativas: 1 })
  expect((first?.proximaEm.getTime() ?? 0) - Date.now()).toBeGreaterThan(30_000)
  server.down = false
  await becomeDue()
  await board.app.mailQueue.drain()
  expect(server.sent).toHaveLength(5)
  expect(await waiting()).toEqual([])
  const body = { token: tokenOf(server.sent[0]), new_password: 'outra-senha' }
  expect((await board.call('POST /auth/reset-password', { body })).status).toBe(200)
})

test('a mail is given up after five tries, with a line in the log', async () => {
  const server = createServer()
  board = await createTestApp({ logLevel: 'error' }, server.sender)
  const { email } = await board.createAluno()
  server.down = true
  await forgot(email)
  for (let time = 0; time < 4; time += 1) {
    await board.app.mailQueue.drain()
    await becomeDue()
  }
  await board.app.mailQueue.drain()
  expect(await waiting()).toEqual([])
  expect(board.logged()).toContain('a mail was given up')
})

test('mails of an earlier process are sent as soon as the next one listens', async () => {
  const server = createServer()
  board = await createTestApp({}, server.sender)
  const { email } = await board.createAluno()
  await board.db.insert(emailsAEnviar).values({ tipo: 'redefinicao', email })
  await board.app.listen({ port: 0, host: '127.0.0.1' })
  await board.app.mailQueue.drain()
  expect(server.sent.map(({ to }) => to)).toEqual([email])
})

test('mails with a code are sent before those with a result', async () => {
  const server = createServer()
  board = await createTestApp({}, server.sender)
  const { mover } = await createSelecao(board, 3)
  const { email } = await board.createAluno()
  server.down = true
  await mover('aprovada')
  await forgot(email)
  await board.app.mailQueue.drain()
  server.down = false
  await becomeDue()
  await board.app.mailQueue.drain()
  expect(server.sent).toHaveLength(4)
  expect(server.sent[0]?.to).toBe(email)
})

test('the queue goes on after the database was away', async () => {
  const server = createServer()
  board = await createTestApp({ logLevel: 'error' }, server.sender)
  const { email } = await board.createAluno()
  await board.db.execute(sql`alter table tokens_de_email rename to gone`)
  await forgot(email)
  await board.app.mailQueue.drain()
  await board.db.execute(sql`alter table gone rename to tokens_de_email`)
  await becomeDue()
  await board.app.mailQueue.drain()
  expect(server.sent).toHaveLength(1)
})

test('two processes send each mail once', async () => {
  const server = createServer()
  board = await createTestApp({}, server.sender)
  const other = await buildApp({ db: board.db, settings: board.settings, mail: server.sender, maxEventLoopDelay: 0 })
  const people = await Promise.all(Array.from({ length: 20 }, () => board.createAluno()))
  for (const { email } of people) await enqueueEmail(board.db, 'senha_alterada', email)
  await Promise.all([board.app.mailQueue.drain(), other.mailQueue.drain()])
  expect(server.sent.map(({ to }) => to).toSorted()).toEqual(people.map(({ email }) => email).toSorted())
  await other.close()
})
