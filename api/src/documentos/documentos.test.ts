import { afterAll, beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { auditoria } from '../db/schema/auditoria.ts'
import { documentos } from '../db/schema/documentos.ts'
import { usuarios } from '../db/schema.ts'
import { createTestApp, senha } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

const administradora = await board.createAdministrador()
const texto = 'Estes são os termos de uso do mural. '.repeat(5)

type Body = { detail?: unknown; documento?: object | null; versoes?: object[]; documentos?: number }
const call = (request: Parameters<typeof board.call>[0], as?: { id: number }, body?: object) =>
  board.call<Body>(request, { ...(as && { as: as as typeof administradora }), ...(body && { body }) })
const save = (tipo: string, publicar: boolean, mudou = 'Novo prazo.') =>
  call('PUT /admin/documentos', administradora, { tipo, texto, mudou, publicar })
const accept = (as: { id: number }, numero: number) => call('POST /usuarios/me/documentos', as, { numero })

beforeEach(async () => {
  await board.db.delete(documentos)
  await board.db.update(usuarios).set({ documentosAte: 0 })
  // Published now, so that the process forgets the publications of the test before.
  board.app.instituicao.expire()
})

/** Publishes, and accepts it for the administrator, who has to go on. */
const publish = async (tipo: string, mudou?: string): Promise<number> => {
  expect((await save(tipo, true, mudou)).status).toBe(204)
  const numero = (await call('GET /instituicao')).body.documentos ?? 0
  expect((await accept(administradora, numero)).status).toBe(204)
  return numero
}

test('nobody is asked until something is published: neither by the model nor by a draft', async () => {
  const aluna = await board.createAluno()
  expect((await save('termos', false)).status).toBe(204)
  expect((await call('GET /vagas', aluna)).status).toBe(200)
  expect((await call('GET /documentos?tipo=termos')).body).toEqual({ documento: null, versoes: [] })
  const { body } = await board.call<Array<{ tipo: string; texto: string }>>('GET /admin/documentos', {
    as: administradora,
  })
  expect(body).toEqual([
    expect.objectContaining({ tipo: 'privacidade', texto: expect.stringMatching(/^MODELO: REVISE/), rascunho: false }),
    expect.objectContaining({ tipo: 'termos', texto: texto.trim(), rascunho: true, publicada: null }),
  ])
})

test('everybody is asked once, and meanwhile only gets to their own data', async () => {
  const aluna = await board.createAluno()
  const numero = await publish('termos')
  for (const route of ['GET /vagas', 'GET /notificacoes', 'GET /usuarios/me/sessoes', 'GET /eventos'] as const)
    expect([route, (await call(route, aluna)).status]).toEqual([route, 451])
  for (const route of ['GET /usuarios/me/dados', 'GET /documentos'] as const)
    expect([route, (await call(route, aluna)).status]).toEqual([route, 200])
  expect((await call('POST /usuarios/me/dados/copia', aluna)).status).toBe(202)
  expect((await call('POST /usuarios/me/exclusao', aluna, { password: senha })).status).toBe(200)
  expect((await accept(aluna, numero)).status).toBe(204)
  expect((await call('GET /vagas', aluna)).status).toBe(200)
  const [linha] = await board.db.select().from(auditoria).where(eq(auditoria.acao, 'aceitou_documentos'))
  expect(linha).toBeDefined()
})

test('a later publication of either document is asked again; the older version stays readable', async () => {
  const aluna = await board.createAluno()
  await accept(aluna, await publish('termos', 'Primeira versão.'))
  const segunda = await publish('privacidade', 'Guardamos menos.')
  expect((await call('GET /vagas', aluna)).status).toBe(451)
  expect((await accept(aluna, segunda - 1)).status).toBe(409)
  await accept(aluna, segunda)
  const terceira = await publish('termos', 'Segunda versão.')
  expect((await call('GET /documentos?tipo=termos')).body).toMatchObject({
    documento: { numero: terceira, texto: texto.trim(), mudou: 'Segunda versão.' },
    versoes: [{ numero: terceira }, { numero: segunda - 1, mudou: 'Primeira versão.' }],
  })
  expect((await call(`GET /documentos?tipo=termos&numero=${segunda - 1}`)).body).toMatchObject({
    documento: { mudou: 'Primeira versão.' },
  })
  expect((await call(`GET /documentos?tipo=termos&numero=${segunda}`)).body.documento).toBeNull()
})

test('a publication says what changed', async () => {
  expect(await save('termos', true, '')).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'mudou'], msg: 'Diga em poucas palavras o que mudou.' }] },
  })
})

test('a registration accepts the last publication, or is refused at the field', async () => {
  const numero = await publish('termos')
  const cadastro = { usuario: 'Rita Prado', email: 'rita@puc.example', password: senha, ehaluno: true }
  for (const documentosLidos of [undefined, numero - 1, numero + 1])
    expect(await call('POST /users', undefined, { ...cadastro, documentos: documentosLidos })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'documentos'] }] },
    })
  expect((await call('POST /users', undefined, { ...cadastro, documentos: numero })).status).toBe(201)
  const [rita] = await board.db.select().from(usuarios).where(eq(usuarios.email, cadastro.email))
  expect(rita?.documentosAte).toBe(numero)
})
