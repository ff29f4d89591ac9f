import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { hashTokenDeEmail } from '../autenticacao/tokenDeEmail.ts'
import { tokensDeEmail } from '../db/schema/apoio.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'
import { eventosReadyAt, openEventos } from '../testing/openEventos.ts'

let board: TestApp
let url: string
beforeAll(async () => {
  board = await createTestApp()
  url = await board.app.listen({ port: 0, host: '127.0.0.1' })
  await eventosReadyAt(url, await board.tokenOf(await board.createAluno()))
})
afterAll(() => board.close())

const listen = async (as: Usuario, { at = url, token }: { at?: string; token?: string } = {}) =>
  openEventos(at, token ?? (await board.tokenOf(as)))

describe('a stream ends', () => {
  test('when its token is signed out', async () => {
    const ana = await board.createAluno()
    const token = await board.tokenOf(ana)
    const rest = (await listen(ana, { token })).rest()
    await board.app.inject({ method: 'POST', url: '/auth/logout', headers: { authorization: `Bearer ${token}` } })
    expect(await rest).toEqual([])
    expect((await listen(ana, { token })).status).toBe(401)
  })

  test('when the password changes', async () => {
    const ana = await board.createAluno()
    const rest = (await listen(ana)).rest()
    const tokenHash = hashTokenDeEmail(board.settings.jwtSecret, 'redefinicao', 'token-of-a-mail')
    const expiraEm = new Date(Date.now() + 60_000)
    const [usuarioId, caixa] = [ana.id, ana.email]
    await board.db.insert(tokensDeEmail).values({ tokenHash, usuarioId, caixa, tipo: 'redefinicao', expiraEm })
    const body = { token: 'token-of-a-mail', new_password: 'outra-senha' }
    expect((await board.call('POST /auth/reset-password', { body })).status).toBe(200)
    expect(await rest).toEqual([])
  })

  test('when its token expires', async () => {
    const ana = await board.createAluno()
    const { publicUrl: iss, jwtSecret } = board.settings
    const claims = { iss, aud: 'api', user_id: ana.id, is_student: true, versao: 0, jti: 'short' }
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setExpirationTime('4s')
      .sign(new TextEncoder().encode(jwtSecret))
    const stream = await listen(ana, { token })
    expect(stream.status).toBe(200)
    expect(await stream.rest()).toEqual([])
  })

  test('when events may have been missed, and is refused until the listener is back', async () => {
    const heard = { onReady: () => {}, onLost: () => {} }
    const listenTo = async (_: string, listener: typeof heard) => {
      Object.assign(heard, listener)
      return async () => {}
    }
    const app = await buildApp({ db: board.db, listen: listenTo, settings: board.settings, maxEventLoopDelay: 0 })
    const at = await app.listen({ port: 0, host: '127.0.0.1' })
    const ana = await board.createAluno()
    expect((await listen(ana, { at })).status).toBe(503)
    heard.onReady()
    const stream = await listen(ana, { at })
    expect(stream.status).toBe(200)
    heard.onLost()
    expect(await stream.rest()).toEqual([])
    expect((await listen(ana, { at })).status).toBe(503)
    await app.close()
  })

  // PGlite listens within its own process, so there is no connection to lose.
  if (!process.env['TEST_DATABASE_URL']) return

  test('when PostgreSQL closes the listening connection, and soon can be opened again', async () => {
    const [ana, rita] = [await board.createAluno(), await board.createProfessor()]
    const rest = (await listen(ana)).rest()
    await board.db.execute(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mural-escuta' and datname = current_database()`,
    )
    await rest
    await expect.poll(async () => (await listen(ana)).status, { timeout: 10_000 }).toBe(200)
    const stream = await listen(ana)
    await board.call('POST /mensagens', { as: rita, body: { destinatario_id: ana.id, conteudo: 'de volta' } })
    expect(await stream.next()).toBeDefined()
    stream.leave()
  })
})
