import { sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createTestApp } from './testing/createTestApp.ts'
import { examine } from './exame.ts'

const board = await createTestApp()
afterAll(board.close)

const of = async (changes: Partial<typeof board.settings>, parte: string) =>
  (await examine(board.db, { ...board.settings, ...changes })).find(each => each.parte === parte)

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

test('a server that is not there is not well', async () => {
  expect(await of({ smtpUrl: 'smtp://127.0.0.1:9' }, 'smtp')).toMatchObject({ bem: false })
  const filesUrl = 's3://key:secret@127.0.0.1:9/mural?tls=off'
  expect(await of({ filesUrl }, 'arquivos')).toMatchObject({ bem: false })
})

test('what is not set is not asked', async () => {
  expect(await of({}, 'smtp')).toBeUndefined()
  expect(await of({}, 'arquivos')).toBeUndefined()
  expect(await of({}, 'banco')).toMatchObject({ bem: true })
  expect(await of({}, 'relogio')).toEqual({
    parte: 'relogio',
    bem: true,
    detalhe: expect.stringMatching(/^Difere \d+(,\d)? s do relógio do banco\.$/),
  })
})

test('a database that was never migrated says so', async () => {
  const other = await createTestApp()
  await other.db.execute(sql`alter table emails_a_enviar rename to antes`)
  const parts = await examine(other.db, other.settings)
  await other.close()
  expect(parts.find(({ parte }) => parte === 'banco')).toMatchObject({
    bem: false,
    detalhe: expect.stringContaining('npm run migrate'),
  })
})
