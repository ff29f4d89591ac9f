import { createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createUniversidade } from '../provedor/testing/createUniversidade.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import { examine } from './examine.ts'

const board = await createTestApp()
afterAll(board.close)

const look = (settings: typeof board.settings, patience = 5000) =>
  examine({ db: board.db, listen: board.listen, settings, patience })

const of = async (changes: Partial<typeof board.settings>, parte: string) =>
  (await look({ ...board.settings, ...changes })).find(each => each.parte === parte)

/** The port of a server that accepts only the password 'certa'. */
const startSmtp = async (): Promise<number> => {
  const server = new SMTPServer({
    hideSTARTTLS: true,
    onAuth: ({ password }, _session, done) =>
      password === 'certa' ? done(null, { user: 'mural' }) : done(new Error('Senha recusada')),
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>(resolve => server.close(() => resolve())))
  const address = server.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

test('the SMTP server is well if it accepts the password, and else says why in its own words', async () => {
  const port = await startSmtp()
  expect(await of({ smtpUrl: `smtp://mural:certa@127.0.0.1:${port}` }, 'smtp')).toMatchObject({ bem: true })
  expect(await of({ smtpUrl: `smtp://mural:errada@127.0.0.1:${port}` }, 'smtp')).toMatchObject({
    bem: false,
    detalhe: expect.stringContaining('Senha recusada'),
  })
})

test("the university's provider is asked for its endpoints", async () => {
  const universidade = await createUniversidade({ publicUrl: board.settings.publicUrl, pessoas: {} })
  onTestFinished(universidade.close)
  const { oidc, issuer } = universidade
  expect(await of({ oidc }, 'universidade')).toMatchObject({ bem: true, detalhe: `${issuer} responde.` })
  universidade.goDown()
  expect(await of({ oidc }, 'universidade')).toMatchObject({
    bem: false,
    detalhe: expect.stringContaining('Confira OIDC_ISSUER'),
  })
})

test('a server that is not there is not well', async () => {
  expect(await of({ smtpUrl: 'smtp://127.0.0.1:9' }, 'smtp')).toMatchObject({ bem: false })
  const filesUrl = 's3://key:secret@127.0.0.1:9/mural?tls=off'
  expect(await of({ filesUrl }, 'arquivos')).toMatchObject({ bem: false })
})

test('Redis is asked if REDIS_URL names one', async () => {
  const server = createServer(socket =>
    socket.on('data', chunk => {
      for (const _ of String(chunk).matchAll(/^[*]/gm)) socket.write('+PONG\r\n')
    }),
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await of({ redisUrl: `redis://127.0.0.1:${port}` }, 'contagens')).toMatchObject({ bem: true })
  expect(await of({ redisUrl: 'redis://127.0.0.1:9' }, 'contagens')).toEqual({
    parte: 'contagens',
    bem: false,
    detalhe: expect.stringContaining('Confira REDIS_URL'),
  })
})

test('the public address is asked in production, and what to check is said if it does not respond', async () => {
  const publicUrl = 'https://127.0.0.1:9'
  expect(await of({ publicUrl, production: true }, 'endereco')).toEqual({
    parte: 'endereco',
    bem: false,
    detalhe: expect.stringContaining('ECONNREFUSED'),
  })
  expect(await of({ publicUrl }, 'endereco')).toBeUndefined()
})

test('a server that is silent is waited for no longer than the patience', async () => {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const parts = await look({ ...board.settings, smtpUrl }, 300)
  server.close()
  expect(parts.find(({ parte }) => parte === 'smtp')).toEqual({
    parte: 'smtp',
    bem: false,
    detalhe: 'Não respondeu em 0,3 s. Confira SMTP_URL e SMTP_REQUIRE_TLS.',
  })
})

test('what is not set is not asked', async () => {
  const parts = await look(board.settings)
  expect(parts.map(({ parte }) => parte)).toEqual([
    'versao',
    'banco',
    'relogio',
    'escuta',
    'emails',
    'tarefas',
    'disco',
  ])
  expect(parts[0]?.detalhe).toMatch(/^[\d.]+, com o esquema \d{4}_\w+\.$/)
})

test('of a database that it cannot use, nothing else is said', async () => {
  const db = { execute: () => Promise.reject(new Error('connection refused')) } as never
  const { listen, settings } = board
  const parts = await examine({ db, listen, settings, patience: 300 })
  expect(parts.map(({ parte }) => parte)).toEqual(['versao', 'banco', 'disco'])
  expect(parts[1]?.detalhe).toBe('connection refused. Veja se o banco de DATABASE_URL está no ar.')
})

test('a restore is to be tried on PostgreSQL', async () => {
  expect(await of({ databaseUrl: 'postgres://db/board' }, 'ensaio')).toMatchObject({ bem: false })
})
