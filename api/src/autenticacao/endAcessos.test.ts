import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createImportacao, toFile } from '../importacao/testing/createImportacao.ts'
import { createTestApp, senha } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { eventosReadyAt, openEventos } from '../testing/openEventos.ts'

const board = await createTestApp()
afterAll(() => board.close())

const administradora = await board.createAdministrador()
const { importar } = createImportacao(board, () => administradora)

let at: string
beforeAll(async () => {
  at = await board.app.listen({ host: '127.0.0.1', port: 0 })
  await eventosReadyAt(at, await board.tokenOf(administradora))
})

const act = (pessoa: Usuario, body: object) =>
  board.call(`POST /admin/pessoas/${pessoa.id}/atos`, { as: administradora, body })

/** What makes somebody leave. */
const causas: Record<string, (pessoa: Usuario) => Promise<unknown>> = {
  'a suspension': pessoa => act(pessoa, { ato: 'suspender', ate: '2028-12-31', motivo: 'Conduta.' }),
  'a change of role': pessoa => act(pessoa, { ato: 'revogar_professor', motivo: 'Engano.' }),
  'a right': pessoa => act(pessoa, { ato: 'tornar_moderador', motivo: 'Modera.' }),
  'an import that marks who left': async ({ matricula, usuario, email }) =>
    importar(toFile(`${matricula};${usuario};${email};professor;;Informática;;desligado`)),
  'the end of the account': async pessoa => {
    await board.call('POST /usuarios/me/exclusao', { as: pessoa, body: { password: senha } })
    await board.db.execute(
      sql`update exclusoes set executar_em = now() - interval '1 day' where usuario_id = ${pessoa.id}`,
    )
    await board.app.exclusoes.drain()
  },
}

/** The token in the newest mail to an address that leads to this page. */
const tokenTo = async (email: string, pagina: string): Promise<string> => {
  const link = (await board.mailsTo(email)).map(mail => mail.link).findLast(each => each.includes(pagina))
  return new URL(link ?? `https://no.example/${pagina}`).searchParams.get('token') ?? ''
}

const askForEmail = (as: Usuario, email: string) =>
  board.call('POST /usuarios/me/mudanca-de-email', { as, body: { email, senha_atual: senha } })
const post = async (rota: string, body: object) => (await board.call(`POST /auth/${rota}`, { body })).status

let pessoas = 0
/** Somebody with a change of the address that can be undone, another one that waits, and links to reset and to sign in. */
const createPessoa = async () => {
  pessoas += 1
  const nome = `leda${pessoas}`
  const [antes, email, depois] = ['a', 'b', 'c'].map(each => `${nome}.${each}@puc.example`) as [string, string, string]
  const pessoa = await board.createProfessor({ usuario: 'Leda Prado', email: antes, matricula: `90${pessoas}` })
  await askForEmail(pessoa, email)
  expect(await post('confirm-email-change', { token: await tokenTo(email, '/confirmar-email') })).toBe(200)
  const desfazer = await tokenTo(antes, '/desfazer-email')
  await askForEmail(pessoa, depois)
  await board.call('POST /auth/forgot-password', { body: { email } })
  await board.call('POST /auth/login-link', { body: { email } })
  const links: Array<[string, object]> = [
    ['confirm-email-change', { token: await tokenTo(depois, '/confirmar-email') }],
    ['login-by-link', { token: await tokenTo(email, '/email-login') }],
    ['reset-password', { token: await tokenTo(email, '/reset-password'), new_password: 'uma frase nova' }],
    ['undo-email-change', { token: desfazer }],
  ]
  for (const [rota, { token }] of links as Array<[string, { token: string }]>) expect([rota, token]).not.toContain('')
  return { pessoa: { ...pessoa, email }, links }
}

const enqueueLink = (email: string) =>
  board.db.execute(sql`
    insert into emails_a_enviar (tipo, email, proxima_em) values ('entrada', ${email}, now() + interval '1 hour')
  `)

test.each(Object.keys(causas))('%s ends sessions, streams, and every link that was mailed or waits', async causa => {
  const { pessoa, links } = await createPessoa()
  const token = await board.tokenOf(pessoa)
  const stream = await openEventos(at, token)
  expect(stream.status).toBe(200)
  await enqueueLink(pessoa.email)
  await causas[causa]?.(pessoa)
  expect(await Promise.race([stream.rest().then(() => 'ended'), wait(60_000, 'open', { ref: false })])).toBe('ended')
  expect((await board.call('GET /usuarios/me/dados', { as: pessoa })).status).toBe(401)
  for (const [rota, body] of links) expect([rota, await post(rota, body)]).toEqual([rota, 400])
  const { rows } = await board.db.execute(sql`
    select tipo from emails_a_enviar where email = ${pessoa.email} and tipo in ('entrada', 'redefinicao')
  `)
  expect(rows).toEqual([])
})

test('without a cause each of these links works', async () => {
  const { links } = await createPessoa()
  const [confirm, ...others] = links
  for (const [rota, body] of others) expect([rota, await post(rota, body)]).toEqual([rota, 200])
  // What was undone ended it.
  expect(await post(...(confirm as [string, object]))).toBe(400)
})

test('mails no summary and no notice to somebody suspended, but what was decided', async () => {
  const { pessoa } = await createPessoa()
  await board.db.execute(sql`
    with n as (
      insert into notificacoes (usuario_id, tipo, icone, titulo, descricao)
      values (${pessoa.id}, 'engajamento', 'user', 'Nova candidatura', 'De alguém.') returning id
    )
    insert into avisos_a_enviar (usuario_id, tipo, notificacao_id, resumo, proxima_em)
    select ${pessoa.id}, 'comunicado', id, false, now() + interval '1 hour' from n
  `)
  await causas['a suspension']?.(pessoa)
  await board.db.execute(sql`update avisos_a_enviar set proxima_em = now()`)
  const subjects = (await board.mailsTo(pessoa.email)).map(({ subject }) => subject)
  expect(subjects).toContain('A sua conta foi suspensa até 31/12/2028')
  expect(subjects).not.toContain('Nova candidatura')
})
