import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { usuarios } from '../db/schema.ts'
import { instituicao as tabela } from '../db/schema/instituicao.ts'
import type { Editaveis } from '../instituicao.ts'
import type { Mail } from '../mail/mailSender.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'

const sent: Mail[] = []
let refusal: Error | null = null
const board = await createTestApp(
  {},
  {
    send: async mail => {
      if (refusal) throw refusal
      sent.push(mail)
      return '250 2.0.0 Ok: queued as 4F2'
    },
    close: () => {},
  },
)
afterAll(board.close)

type Administrada = {
  versao: number
  valores: Editaveis
  alterados: string[]
  problemas: { campo: string; frase: string }[]
  detail?: { loc: string[]; msg: string }[]
}

let administradora: Usuario
beforeEach(async () => {
  await board.db.delete(tabela)
  board.app.instituicao.expire()
  administradora ??= await board.createAdministrador()
})

const ler = async () => (await board.call<Administrada>('GET /admin/instituicao', { as: administradora })).body

const salvar = async (mudanca: Partial<Editaveis>, versao?: number) => {
  const agora = await ler()
  const body = { versao: versao ?? agora.versao, valores: { ...agora.valores, ...mudanca } }
  return board.call<Administrada>('PUT /admin/instituicao', { as: administradora, body })
}

const publica = () => board.call<Record<string, unknown>>('GET /instituicao')

test('is that of the file until somebody saves', async () => {
  const { versao, valores, alterados, problemas } = await ler()
  expect({ versao, alterados, problemas }).toEqual({ versao: 1, alterados: [], problemas: [] })
  expect(valores).toMatchObject({
    nome: 'Pontifícia Universidade Católica',
    remetente: null,
    cor: null,
    marcaMvp: true,
    fuso: 'America/Sao_Paulo',
    primeirosMeses: [1, 7],
  })
})

test('has what was saved in place of the file, key by key, for everybody at once', async () => {
  expect(await salvar({ nome: 'Universidade Nova' })).toMatchObject({
    status: 200,
    body: { versao: 2, alterados: ['nome'], valores: { nome: 'Universidade Nova', sigla: 'PUC' } },
  })
  expect((await publica()).body).toMatchObject({ nome: 'Universidade Nova', sigla: 'PUC' })
})

test('follows the file again once a value equals it', async () => {
  await salvar({ nome: 'Universidade Nova', sigla: 'UN' })
  expect((await salvar({ nome: 'Pontifícia Universidade Católica' })).body.alterados).toEqual(['sigla'])
})

test('is not saved over what somebody else has saved, and names what differs', async () => {
  await salvar({ sigla: 'UN' })
  const { status, body } = await salvar({ sigla: 'UV' }, 1)
  expect([status, body.detail?.map(({ loc }) => loc)]).toEqual([409, [['body', 'sigla']]])
  expect((await ler()).valores.sigla).toBe('UN')
})

test('is audited with old and new values, unless nothing changes', async () => {
  await salvar({ sigla: 'UN' })
  await salvar({ sigla: 'UN' })
  const { body } = await board.call<{ itens: object[] }>('GET /admin/auditoria?acao=mudou_instituicao&limit=1', {
    as: administradora,
  })
  expect(body.itens[0]).toMatchObject({ antes: '{"sigla": "PUC"}', depois: '{"sigla": "UN"}' })
  expect((await ler()).versao).toBe(2)
})

test.each([
  [{ cor: '#ffff00' }, 'cor', /#6b6b00/],
  [{ dominiosQueProvamProfessor: ['puc.example'] }, 'dominiosQueProvamProfessor', /nenhum estudante/],
  [{ suporte: 'ninguém' }, 'suporte', /e-mail válido/],
  [{ termos: 'http://puc.example' }, 'termos', /formato/],
  [{ nome: ' ' }, 'nome', /obrigatório/],
  [{ fuso: 'America/Atlantida' }, 'fuso', /fuso horário/],
  [{ fuso: 'GMT-3' }, 'fuso', /fuso horário/],
  [{ primeirosMeses: [7, 1] }, 'primeirosMeses', /depois do anterior/],
  [{ primeirosMeses: [2, 8, 8] }, 'primeirosMeses', /depois do anterior/],
  [{ primeirosMeses: [1] }, 'primeirosMeses', /./],
])('refuses %o at its field', async (mudanca, campo, frase) => {
  const { status, body } = await salvar(mudanca)
  expect(status).toBe(422)
  expect(body.detail?.map(({ loc }) => loc.join('.'))).toEqual([`body.valores.${campo}`])
  expect(body.detail?.[0]?.msg).toMatch(frase)
})

test('does not use a saved value that does not fit any more, and says so', async () => {
  const valores = { sigla: 'UN', cor: 'amarelo', deOutraVersao: 1 }
  await board.db.insert(tabela).values({ valores, versao: 3 })
  const { valores: usados, problemas } = await ler()
  expect([usados.sigla, usados.cor, problemas.map(({ campo }) => campo)]).toEqual(['UN', null, ['cor']])
})

test('sends nothing again to a client that has it', async () => {
  const { headers } = await publica()
  expect(await board.call('GET /instituicao', { headers: { 'if-none-match': String(headers['etag']) } })).toMatchObject(
    {
      status: 304,
    },
  )
  await salvar({ suporte: null })
  expect(await board.call('GET /instituicao', { headers: { 'if-none-match': String(headers['etag']) } })).toMatchObject(
    { status: 200, body: { suporte: null } },
  )
})

test('offers the courses of departments and the places that its file does not name', async () => {
  await board.db.execute(sql`insert into departamentos_cursos (curso, departamento_id) values ('Gastronomia', 1)`)
  await board.db.execute(sql`insert into locais (id, name) values (3, 'Gávea')`)
  board.app.instituicao.expire()
  const { body } = await publica()
  expect((body['cursos'] as string[]).at(-1)).toBe('Gastronomia')
  expect(body['locais']).toEqual([
    { id: 1, nome: 'Remoto' },
    { id: 2, nome: 'PUC' },
    { id: 3, nome: 'Gávea' },
  ])
})

const cadastrar = (email: string) =>
  board.call('POST /users', {
    body: { usuario: 'Rita Prado', password: 'uma-senha-dela', ehaluno: true, email, curso: 'Direito' },
  })

test('lets the domains of now register', async () => {
  expect((await cadastrar('rita@nova.example')).status).toBe(422)
  await salvar({ dominiosDeAluno: ['nova.example'] })
  expect((await cadastrar('rita@nova.example')).status).toBe(201)
  expect((await cadastrar('rita@puc.example')).status).toBe(422)
})

test('confirms professors by the domains of now', async () => {
  await salvar({ dominiosDeProfessor: ['nova.example'], dominiosQueProvamProfessor: ['nova.example'] })
  const email = 'marta@nova.example'
  await board.call('POST /users', {
    body: { usuario: 'Marta Reis', password: 'uma-senha-dela', ehaluno: false, email },
  })
  await board.app.mailQueue.drain()
  const mail = sent.find(({ to }) => to === email)
  const token = new URL(mail?.link ?? '').searchParams.get('token')
  await board.call('POST /auth/verify-email', { body: { token } })
  const [conta] = await board.db.select().from(usuarios).where(eq(usuarios.email, email))
  expect(conta?.professorConfirmadoEm).toBeInstanceOf(Date)
})

test('names itself in mails as it is called now', async () => {
  await salvar({ sigla: 'NOVA' })
  await board.call('POST /auth/login-link', { body: { email: administradora.email } })
  await board.app.mailQueue.drain()
  expect(sent.at(-1)?.text).toContain('NOVA')
})

test('is seen by another process within a second', async () => {
  const { db, settings } = board
  const other = await buildApp({ db, settings: { ...settings, logLevel: 'silent' }, maxEventLoopDelay: 0 })
  const nomeLa = async () => (await other.inject('/instituicao')).json<{ nome: string }>().nome
  await nomeLa()
  await salvar({ nome: 'Universidade de Longe' })
  await wait(1000)
  expect(await nomeLa()).toBe('Universidade de Longe')
  await other.close()
})

test('sends a test mail from the sender that was typed, and says what the server answered', async () => {
  const testar = (body: object) => board.call('POST /admin/instituicao/email-de-teste', { as: administradora, body })
  const remetente = { email: 'mural@nova.example', nome: 'Mural da Nova', responderPara: null }
  expect(await testar({ remetente })).toMatchObject({
    status: 200,
    body: { aceito: true, resposta: '250 2.0.0 Ok: queued as 4F2' },
  })
  expect(sent.at(-1)).toMatchObject({
    to: administradora.email,
    de: { name: 'Mural da Nova', address: 'mural@nova.example' },
  })
  refusal = Object.assign(new Error('Mail command failed'), { response: '550 5.7.1 Sender not allowed' })
  expect(await testar({})).toMatchObject({ body: { aceito: false, resposta: '550 5.7.1 Sender not allowed' } })
  refusal = null
})
