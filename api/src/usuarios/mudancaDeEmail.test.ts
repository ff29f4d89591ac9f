import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createTestApp, senha } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(() => board.close())

type Estado = { email: string; pendente: { email: string } | null }

const path = '/usuarios/me/mudanca-de-email'
const ask = (as: Usuario, email: string, senha_atual = senha) =>
  board.call<Estado>(`POST ${path}`, { as, body: { email, senha_atual } })
const read = async (as: Usuario) => (await board.call<Estado>(`GET ${path}`, { as })).body
const press = (rota: 'confirm' | 'undo', token: string) =>
  board.call<{ email: string }>(`POST /auth/${rota}-email-change`, { body: { token } })
const login = async (email: string, password = senha) =>
  (await board.call('POST /users/login', { body: { email, password } })).status

/** The token of the newest mail to an address, whose link leads to this page. */
const tokenTo = async (email: string, pagina: string): Promise<string> => {
  const links = (await board.mailsTo(email)).map(({ link }) => link).filter(link => link.includes(pagina))
  return new URL(links.at(-1) ?? 'https://none.example').searchParams.get('token') ?? ''
}

const change = async (as: Usuario, para: string): Promise<void> => {
  await ask(as, para)
  expect((await press('confirm', await tokenTo(para, '/confirmar-email'))).status).toBe(200)
}

let pessoas = 0
/** Addresses of one person: 'ana1@puc.example' and those that begin with 'ana1'. */
const createPessoa = async (given: Partial<Usuario> = {}) => {
  pessoas += 1
  const nome = `ana${pessoas}`
  const aluna = await board.createAluno({ email: `${nome}@puc.example`, ...given })
  return { aluna, nome, a: aluna.email, b: `${nome}.b@puc.example`, c: `${nome}.c@puc.example` }
}

test('changes the address at a press on the link that the new one got, and tells the former one', async () => {
  const { aluna, a, b } = await createPessoa()
  const asked = await ask(aluna, b.toUpperCase())
  expect(asked).toMatchObject({ status: 202, body: { email: a, pendente: { email: b } } })
  expect(await login(b)).toBe(401)
  const token = await tokenTo(b, '/confirmar-email')
  expect(await press('confirm', token)).toMatchObject({ status: 200, body: { email: b } })
  expect(await read(aluna)).toEqual({ email: b, pendente: null })
  expect([await login(a), await login(b)]).toEqual([401, 200])
  expect((await press('confirm', token)).status).toBe(400)
  const [aviso] = await board.mailsTo(a)
  expect(aviso).toMatchObject({ subject: 'O e-mail da sua conta foi alterado' })
  expect(aviso?.text).toContain(b)
})

test.each([
  ['a wrong password', { senha_atual: 'errada' }, 'senha_atual'],
  ['a domain of nobody', { email: 'ana@gmail.com' }, 'email'],
  ['what is no address', { email: 'ana' }, 'email'],
])('refuses %s at its field, and asks for nothing', async (_what, body, campo) => {
  const { aluna, b } = await createPessoa()
  const answer = await board.call<{ detail: Array<{ loc: string[] }> }>(`POST ${path}`, {
    as: aluna,
    body: { email: b, senha_atual: senha, ...body },
  })
  expect(answer.status).toBe(422)
  expect(answer.body.detail[0]?.loc).toContain(campo)
  expect((await read(aluna)).pendente).toBeNull()
})

test('refuses the own address', async () => {
  const { aluna, a } = await createPessoa()
  expect((await ask(aluna, a)).status).toBe(422)
})

test('stops a guess of the password after ten tries', async () => {
  const { aluna, b } = await createPessoa()
  for (let tries = 0; tries < 10; tries += 1) await ask(aluna, b, 'errada')
  expect((await ask(aluna, b)).status).toBe(429)
})

test.each([
  ['an account', () => board.createAluno({ email: 'Tomado@puc.example' }), 'tomado@puc.example'],
  [
    'a registration that waits',
    () => board.createAluno({ email: 'espera@puc.example', emailVerificadoEm: null }),
    'espera@puc.example',
  ],
])('answers the same if the address has %s: only its mail tells', async (_what, create, email) => {
  await create()
  const { aluna, b } = await createPessoa()
  const livre = await ask(aluna, b)
  const tomado = await ask(aluna, email)
  expect([tomado.status, Object.keys(tomado.body.pendente ?? {})]).toEqual([
    livre.status,
    Object.keys(livre.body.pendente ?? {}),
  ])
  const mails = await board.mailsTo(email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Este e-mail já tem uma conta'])
  expect(await tokenTo(email, '/confirmar-email')).toBe('')
})

test('keeps one change at a time: a second one takes its place, and a cancelled one is refused', async () => {
  const { aluna, b, c } = await createPessoa()
  await ask(aluna, b)
  const first = await tokenTo(b, '/confirmar-email')
  await ask(aluna, c)
  const second = await tokenTo(c, '/confirmar-email')
  expect((await press('confirm', first)).status).toBe(400)
  expect(await board.call(`DELETE ${path}`, { as: aluna })).toMatchObject({ status: 200, body: { pendente: null } })
  expect((await press('confirm', second)).status).toBe(400)
})

test('refuses a link after a day, and one of another act', async () => {
  const { aluna, b } = await createPessoa()
  await ask(aluna, b)
  const token = await tokenTo(b, '/confirmar-email')
  expect((await press('undo', token)).status).toBe(400)
  await board.db.execute(sql`update mudancas_de_email set pedida_em = now() - interval '25 hours' where para = ${b}`)
  expect((await press('confirm', token)).status).toBe(400)
  expect((await read(aluna)).pendente).toBeNull()
})

test('refuses an address that somebody else took between mail and press', async () => {
  const { aluna, a, b } = await createPessoa()
  await ask(aluna, b)
  const token = await tokenTo(b, '/confirmar-email')
  await board.createAluno({ email: b })
  expect((await press('confirm', token)).status).toBe(409)
  expect((await read(aluna)).email).toBe(a)
})

test('ends the links that the former address got, and sends what waits to the new one', async () => {
  const { aluna, a, b } = await createPessoa()
  await board.call('POST /auth/forgot-password', { body: { email: a } })
  const token = await tokenTo(a, '/reset-password')
  await board.db.execute(sql`
    insert into emails_a_enviar (tipo, email, usuario_id, entrevista, proxima_em) values ('entrevista', ${a}, ${aluna.id},
      '{"titulo":"Entrevista marcada","vagaId":1,"vaga":"Vaga","quando":"amanhã","onde":null}', now() + interval '1 hour')
  `)
  await change(aluna, b)
  const reset = await board.call('POST /auth/reset-password', { body: { token, new_password: 'outra frase' } })
  expect(reset.status).toBe(400)
  await board.db.execute(sql`update emails_a_enviar set proxima_em = now()`)
  expect((await board.mailsTo(b)).map(({ subject }) => subject)).toContain('Entrevista marcada: Vaga')
})

test('undoes a change from the former address: sessions and password end, and a link for a new one comes', async () => {
  const { aluna, a, b } = await createPessoa()
  await change(aluna, b)
  const token = await tokenTo(a, '/desfazer-email')
  expect(await press('undo', token)).toMatchObject({ status: 200, body: { email: a } })
  expect((await board.call(`GET ${path}`, { as: aluna })).status).toBe(401)
  expect([await login(a), await login(b)]).toEqual([401, 401])
  const reset = { token: await tokenTo(a, '/reset-password'), new_password: 'uma frase nova' }
  expect((await board.call('POST /auth/reset-password', { body: reset })).status).toBe(200)
  expect(await login(a, 'uma frase nova')).toBe(200)
  expect((await press('undo', token)).status).toBe(400)
})

test('undoes the first of two changes, also when the second is undone before or comes after', async () => {
  const { aluna, a, b, c } = await createPessoa()
  await change(aluna, b)
  const toA = await tokenTo(a, '/desfazer-email')
  await change(aluna, c)
  const toB = await tokenTo(b, '/desfazer-email')
  expect(await press('undo', toB)).toMatchObject({ status: 200, body: { email: b } })
  expect(await press('undo', toA)).toMatchObject({ status: 200, body: { email: a } })
})

test('lets nobody undo what the oldest address has undone, nor confirm what was asked for meanwhile', async () => {
  const { aluna, nome, a, b, c } = await createPessoa()
  await change(aluna, b)
  await change(aluna, c)
  const toB = await tokenTo(b, '/desfazer-email')
  await ask(aluna, `${nome}.d@puc.example`)
  const waiting = await tokenTo(`${nome}.d@puc.example`, '/confirmar-email')
  expect((await press('undo', await tokenTo(a, '/desfazer-email'))).body).toEqual({ email: a })
  expect([(await press('undo', toB)).status, (await press('confirm', waiting)).status]).toEqual([400, 400])
})

test('refuses to undo after seven days', async () => {
  const { aluna, a, b } = await createPessoa()
  await change(aluna, b)
  const token = await tokenTo(a, '/desfazer-email')
  await board.db.execute(sql`update mudancas_de_email set confirmada_em = now() - interval '8 days' where para = ${b}`)
  expect((await press('undo', token)).status).toBe(400)
})

test('keeps the former address for its owner: nobody registers it or changes to it', async () => {
  const { aluna, a, b } = await createPessoa()
  await change(aluna, b)
  const outra = (await createPessoa()).aluna
  const body = { usuario: 'Outra Pessoa', email: a, password: 'uma frase', ehaluno: true, curso: 'Direito' }
  expect((await board.call('POST /users', { body })).status).toBe(409)
  await ask(outra, a)
  expect(await tokenTo(a, '/confirmar-email')).toBe('')
  await change(aluna, a)
  expect((await read(aluna)).email).toBe(a)
})
