import { eq, sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { auditoria } from '../db/schema/auditoria.ts'
import { tokensRevogados } from '../db/schema/apoio.ts'
import { sessoes } from '../db/schema/sessoes.ts'
import { createTestApp, senha } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { recordStatements } from '../testing/statements.ts'

const board = await createTestApp()
afterAll(board.close)

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

/** Signs in; resolves the header and the id of the session. */
const entrar = async ({ email }: Usuario, userAgent = firefox) => {
  const { body } = await board.call<{ access_token: string }>('POST /users/login', {
    body: { email, password: senha },
    headers: { 'user-agent': userAgent },
  })
  return { headers: { authorization: `Bearer ${body.access_token}` }, id: String(decodeJwt(body.access_token).jti) }
}

type Entrada = Awaited<ReturnType<typeof entrar>>
type Lista = { sessoes: Array<{ id: string; dispositivo: string; rede: string; usada_em: string; atual: boolean }> }

const listar = async ({ headers }: Pick<Entrada, 'headers'>) =>
  (await board.call<Lista>('GET /usuarios/me/sessoes', { headers })).body.sessoes
const status = async ({ headers }: Pick<Entrada, 'headers'>) =>
  (await board.call('GET /usuarios/me/sessoes', { headers })).status
const age = (id: string, minutes: number) =>
  board.db
    .update(sessoes)
    .set({ usadaEm: sql`now() - make_interval(mins => ${minutes})` })
    .where(eq(sessoes.id, id))
const usadaEm = async (id: string) => {
  const [row] = await board.db.select().from(sessoes).where(eq(sessoes.id, id))
  return row?.usadaEm.getTime() ?? Number.NaN
}

describe('GET /usuarios/me/sessoes', () => {
  test('lists the sessions of the person by device and network, the last used first, and says which is this one', async () => {
    const [aluna, outra] = [await board.createAluno(), await board.createAluno()]
    const [celular, computador] = [await entrar(aluna, android), await entrar(aluna)]
    await entrar(outra)
    await age(computador.id, 4)
    expect(await listar(computador)).toMatchObject([
      { id: celular.id, dispositivo: 'Chrome no Android', rede: '127.0.0.0/24', atual: false },
      { id: computador.id, dispositivo: 'Firefox no Linux', rede: '127.0.0.0/24', atual: true },
    ])
  })

  test('is for every role, and for nobody without a session', async () => {
    for (const create of [board.createProfessor, board.createAdministrador, board.createModerador])
      expect(await listar(await entrar(await create()))).toHaveLength(1)
    expect((await board.call('GET /usuarios/me/sessoes')).status).toBe(401)
  })

  test('lists no session that was signed out, also by an older release, nor one of an older version of the tokens', async () => {
    const aluna = await board.createAluno()
    const [aqui, saiu, antiga] = [await entrar(aluna), await entrar(aluna), await entrar(aluna)]
    await board.call('POST /auth/logout', { headers: saiu.headers })
    await board.db.insert(tokensRevogados).values({ jti: antiga.id, expiraEm: new Date('2999-01-01') })
    await board.db
      .update(sessoes)
      .set({ versao: -1 })
      .where(eq(sessoes.id, (await entrar(aluna)).id))
    expect((await listar(aqui)).map(({ id }) => id)).toEqual([aqui.id])
  })
})

describe('DELETE /usuarios/me/sessoes/{id}', () => {
  const encerrar = ({ headers }: Entrada, id: string) => board.call(`DELETE /usuarios/me/sessoes/${id}`, { headers })

  test('ends that session alone, also for an older release, with its line in the audit', async () => {
    const aluna = await board.createAluno()
    const [aqui, roubada, outra] = [await entrar(aluna), await entrar(aluna, android), await entrar(aluna)]
    expect((await encerrar(aqui, roubada.id)).status).toBe(204)
    expect(await Promise.all([aqui, roubada, outra].map(status))).toEqual([200, 401, 200])
    expect(await board.db.$count(tokensRevogados, eq(tokensRevogados.jti, roubada.id))).toBe(1)
    const linhas = await board.db.select().from(auditoria).where(eq(auditoria.atorId, aluna.id))
    expect(linhas.map(({ acao }) => acao)).toContain('encerrou_sessoes')
  })

  test('does not end the session of another person, nor one twice, and says the same to both', async () => {
    const [aqui, alheia] = [await entrar(await board.createAluno()), await entrar(await board.createProfessor())]
    expect(await encerrar(aqui, alheia.id)).toMatchObject({ status: 404, body: { detail: 'Esta sessão já terminou.' } })
    expect(await status(alheia)).toBe(200)
    await encerrar(alheia, alheia.id)
    expect(await status(alheia)).toBe(401)
    expect((await encerrar(aqui, alheia.id)).status).toBe(404)
  })
})

describe('POST /usuarios/me/sessoes/outras/encerramento', () => {
  test('ends every other token of the person, listed or not, and returns one for here', async () => {
    const [aluna, outra] = [await board.createAluno(), await board.createAluno()]
    const [aqui, celular, alheia] = [await entrar(aluna), await entrar(aluna, android), await entrar(outra)]
    const semLinha = { headers: { authorization: `Bearer ${await board.tokenOf(aluna)}` } }
    expect(await status(semLinha)).toBe(200)
    const { body } = await board.call<{ access_token: string }>('POST /usuarios/me/sessoes/outras/encerramento', {
      headers: { ...aqui.headers, 'user-agent': firefox },
    })
    const nova = { headers: { authorization: `Bearer ${body.access_token}` } }
    expect(await Promise.all([aqui, celular, semLinha, alheia, nova].map(status))).toEqual([401, 401, 401, 200, 200])
    expect(await listar(nova)).toMatchObject([{ dispositivo: 'Firefox no Linux', atual: true }])
  })
})

describe('a request with a token', () => {
  test('is checked by one statement, which writes only if the session was not used for minutes', async () => {
    const { headers, id } = await entrar(await board.createAluno())
    const { db, take } = recordStatements(board.db)
    const app = await buildApp({ db, settings: board.settings, maxEventLoopDelay: 0 })
    const list = 'select'
    const request = async () => {
      const { statusCode } = await app.inject({ url: '/usuarios/me/sessoes', headers })
      expect(statusCode).toBe(200)
      return take().map(({ text }) => text.slice(0, 6))
    }
    await request()
    expect(await request()).toEqual(['select', list])
    await age(id, 6)
    const antes = await usadaEm(id)
    expect(await request()).toEqual(['select', 'update', list])
    expect(await request()).toEqual(['select', list])
    expect((await usadaEm(id)) - antes).toBeGreaterThan(5 * 60_000)
    await app.close()
  })

  test('is refused once the session was not used for as long as the settings say', async () => {
    const entrada = await entrar(await board.createAluno())
    await age(entrada.id, 7 * 24 * 60 - 1)
    expect(await status(entrada)).toBe(200)
    await age(entrada.id, 7 * 24 * 60 + 1)
    expect(await status(entrada)).toBe(401)
  })

  test('is accepted without a row, as an older release issues tokens', async () => {
    const aluna = await board.createAluno()
    const headers = { authorization: `Bearer ${await board.tokenOf(aluna)}` }
    expect(await listar({ headers })).toEqual([])
    await board.call('POST /auth/logout', { headers })
    expect(await status({ headers })).toBe(401)
  })
})

describe('a sign-in', () => {
  const assuntos = async ({ email }: Usuario) => (await board.mailsTo(email)).map(({ subject }) => subject)

  test('is told by mail if no session of the account was of such a device in this network', async () => {
    const aluna = await board.createAluno()
    await entrar(aluna)
    await entrar(aluna)
    expect(await assuntos(aluna)).toEqual([])
    await entrar(aluna, android)
    await entrar(aluna, android)
    const mails = await board.mailsTo(aluna.email)
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Novo acesso à sua conta')])
    expect(mails[0]?.text).toContain('Chrome no Android, rede 127.0.0.0/24')
    expect(mails[0]?.link).toBe('https://vagas.puc.example/conta')
  })

  test('is not told if the device signed in before, whatever it is called by now', async () => {
    const aluna = await board.createAluno()
    const login = (userAgent: string, device_token?: string) =>
      board.call<{ device_token: string }>('POST /users/login', {
        body: { email: aluna.email, password: senha, device_token },
        headers: { 'user-agent': userAgent },
      })
    const { body } = await login(firefox)
    await login(android, body.device_token)
    expect(await assuntos(aluna)).toEqual([])
  })

  test('that is refused is not told', async () => {
    const aluna = await board.createAluno()
    await entrar(aluna)
    const body = { email: aluna.email, password: 'errada' }
    await board.call('POST /users/login', { body, headers: { 'user-agent': android } })
    expect(await assuntos(aluna)).toEqual([])
  })
})

test('old sessions are deleted, except the newest of each account', async () => {
  const aluna = await board.createAluno()
  const ids = [(await entrar(aluna)).id, (await entrar(aluna)).id, (await entrar(aluna)).id]
  const expire = (days: number) =>
    board.db.update(sessoes).set({ expiraEm: sql`now() - make_interval(days => ${days})` })
  const left = async () =>
    (await board.db.select().from(sessoes).where(eq(sessoes.usuarioId, aluna.id))).map(({ id }) => id).toSorted()
  await expire(89)
  await board.app.retention.run()
  expect(await left()).toEqual(ids.toSorted())
  await expire(91)
  await board.app.retention.run()
  expect(await left()).toEqual(ids.slice(2))
})
