import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { auditoria } from '../db/schema/auditoria.ts'
import { usuarios } from '../db/schema.ts'
import { codeOf } from '../testing/codeOf.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { operacoes } from '../testing/operacoes.ts'
import { createPessoaComFator } from '../testing/segundoFator.ts'
import { resetSegundoFator } from './resetSegundoFator.ts'

const board = await createTestApp({ adminSegundoFator: true })
afterAll(board.close)

const semFator = { status: 403, body: { codigo: 'segundo_fator', detail: expect.stringContaining('duas etapas') } }
const enter = async (conta: Usuario) => {
  const pessoa = createPessoaComFator(board, conta)
  return { ...pessoa, token: (await pessoa.login()).access_token ?? '' }
}

const ofDireitos = Object.entries(operacoes).filter(([, { may }]) =>
  ['administrador', 'moderador', 'encarregado'].includes(may),
)

test.each(ofDireitos)('%s refuses an administrator without a second factor', async (route, { body }) => {
  const as = await board.createAdministrador()
  const url = route.replace(/\{\w+\}/g, '1') as Parameters<typeof board.call>[0]
  const given = typeof body === 'function' ? body(1, 1) : body
  expect(await board.call(url, { as, ...(given && { body: given }) })).toMatchObject(semFator)
})

test('a moderator and an encarregado need none', async () => {
  const [moderadora, encarregada] = [await board.createModerador(), await board.createEncarregado()]
  expect((await board.call('GET /moderacao/casos', { as: moderadora })).status).toBe(200)
  expect((await board.call('GET /admin/auditoria', { as: encarregada })).status).toBe(200)
})

test('an administrator goes on in the session that enrols, and in those that prove the factor', async () => {
  const { token, enrol, begin, confirm, as } = await enter(await board.createAdministrador())
  expect(await board.call('GET /admin', as(token))).toMatchObject(semFator)
  const { segredo } = await enrol(token)
  expect((await board.call('GET /admin', as(token))).status).toBe(200)
  const { body } = await confirm({ desafio: (await begin()).desafio, codigo: codeOf(segredo) })
  expect((await board.call('GET /admin', as(body.access_token ?? ''))).status).toBe(200)
})

test('an administrator keeps the last factor', async () => {
  const { token, enrol, open, as } = await enter(await board.createAdministrador())
  const { codigos } = await enrol(token)
  const { desafio } = await open(token, 'confirmacao')
  const body = { desafio, codigo: codigos[0], fator: 'aplicativo' }
  expect((await board.call('POST /usuarios/me/segundo-fator/remocao', { ...as(token), body })).status).toBe(409)
  expect((await board.call('GET /usuarios/me/segundo-fator', as(token))).body).toMatchObject({
    exigido: true,
    aplicativo: {},
    codigos: 10,
  })
})

test('reset-mfa takes the factor away, signs out everywhere, and is told to the owner and the audit', async () => {
  const administradora = await board.createAdministrador()
  const { token, enrol, login, as } = await enter(administradora)
  await enrol(token)
  expect(await resetSegundoFator(board.db, administradora.email)).toContain('signed out everywhere')
  expect((await board.call('GET /admin', as(token))).status).toBe(401)
  const { access_token: nova = '' } = await login()
  expect(await board.call('GET /admin', as(nova))).toMatchObject(semFator)
  const [last] = (await board.mailsTo(administradora.email)).slice(-1)
  expect(last?.subject).toContain('desativada')
  const linhas = await board.db.select().from(auditoria).where(eq(auditoria.pessoaId, administradora.id))
  expect(linhas).toContainEqual(expect.objectContaining({ acao: 'redefiniu_segundo_fator', atorId: null }))
})

test('reset-mfa says what it does not do', async () => {
  const aluna = await board.createAluno()
  expect(await resetSegundoFator(board.db, aluna.email)).toContain('nothing has changed')
  await expect(resetSegundoFator(board.db, 'ninguem@puc.example')).rejects.toThrow('has no verified account')
  const [conta] = await board.db.select().from(usuarios).where(eq(usuarios.id, aluna.id))
  expect(conta?.versaoDoToken).toBe(0)
})
