import { unzipSync } from 'fflate'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { usuarios } from '../db/schema.ts'
import { createTestApp, senha } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(() => board.close())

const administradora = await board.createAdministrador()
const act = (pessoa: Usuario, body: object) =>
  board.call(`POST /admin/pessoas/${pessoa.id}/atos`, { as: administradora, body })
const suspend = (pessoa: Usuario) => act(pessoa, { ato: 'suspender', ate: '2028-12-31', motivo: 'Conduta.' })
const login = async ({ email }: Usuario, password = senha) =>
  (await board.call('POST /users/login', { body: { email, password } })).status

const linksTo = async ({ email }: Usuario, pagina: string) =>
  (await board.mailsTo(email)).map(({ link }) => link).filter(link => link.includes(pagina))
const tokenOf = (link: string | undefined) => new URL(link ?? 'https://no.example').searchParams.get('token') ?? ''
const post = (rota: string, token: string) =>
  board.app.inject({ method: 'POST', url: `/auth/data-copy${rota}`, payload: { token } })

const createSuspensa = async () => {
  const aluna = await board.createAluno()
  await suspend(aluna)
  expect(await login(aluna)).toBe(423)
  return { aluna, token: tokenOf((await linksTo(aluna, '/copia-dos-dados'))[0]) }
}

test('lets somebody suspended order and download the copy by links of mails, without a session', async () => {
  const { aluna, token } = await createSuspensa()
  expect((await post('/download', token)).statusCode).toBe(404)
  expect((await post('', token)).statusCode).toBe(202)
  await board.app.copias.drain()
  const download = await post('/download', tokenOf((await linksTo(aluna, '/baixar-copia'))[0]))
  expect([download.statusCode, download.headers['content-type']]).toEqual([200, 'application/zip'])
  expect(Object.keys(unzipSync(download.rawPayload))).toContain('dados.json')
})

test('mails the link once a day, and to nobody who does not know the password', async () => {
  const { aluna } = await createSuspensa()
  await login(aluna)
  expect(await linksTo(aluna, '/copia-dos-dados')).toHaveLength(1)
  const outra = await board.createAluno()
  await suspend(outra)
  expect(await login(outra, 'errada')).toBe(401)
  expect(await linksTo(outra, '/copia-dos-dados')).toEqual([])
})

test.each([
  ['the end of the suspension', (aluna: Usuario) => act(aluna, { ato: 'reativar', motivo: 'Engano.' })],
  ['another suspension', suspend],
])('refuses the links after %s', async (_what, then) => {
  const { aluna, token } = await createSuspensa()
  await then(aluna)
  for (const rota of ['', '/download']) expect((await post(rota, token)).statusCode).toBe(400)
})

test('refuses a link that names another account', async () => {
  const { token } = await createSuspensa()
  const { aluna } = await createSuspensa()
  const [row] = await board.db.select({ id: usuarios.id }).from(usuarios).where(eq(usuarios.id, aluna.id))
  const changed = token.replace(/^\d+/, String(row?.id))
  expect((await post('', changed)).statusCode).toBe(400)
})
