import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { buildApp } from './app.ts'
import { auditoria } from './db/schema/auditoria.ts'
import { avisosAEnviar } from './db/schema/avisos.ts'
import { avisosDoSistema } from './db/schema/avisosDoSistema.ts'
import { horarios } from './db/schema/entrevistas.ts'
import { candidaturas, usuarios, vagas } from './db/schema.ts'
import { noFuso } from './fuso.ts'
import { countVagas } from './numeros/numeros.repository.ts'
import { toNovoAcesso } from './mail/cartas.ts'
import { today } from './prazos/today.ts'
import { createEntrevistas } from './testing/createEntrevistas.ts'
import { createTestApp, senha } from './testing/createTestApp.ts'
import { createVaga } from './testing/createVaga.ts'

const board = await createTestApp()
afterAll(board.close)
afterEach(() => void vi.useRealTimers())
const administradora = await board.createAdministrador()
const [professora, ana] = [await board.createProfessor(), await board.createAluno()]

const salvar = async (fuso: string) => {
  const { body } = await board.call<{ versao: number; valores: object }>('GET /admin/instituicao', {
    as: administradora,
  })
  const valores = { ...body.valores, fuso }
  return board.call('PUT /admin/instituicao', { as: administradora, body: { versao: body.versao, valores } })
}

/** Half past one of 1 December in Fernando de Noronha, half past ten of the evening before in Rio Branco. */
const meiaNoite = new Date('2030-12-01T03:30:00Z')

describe('the last day to apply, over in Noronha and not in Rio Branco', () => {
  test.each([
    ['America/Rio_Branco', 201, 1],
    ['America/Noronha', 422, 0],
  ])('in %s', async (fuso, status, total) => {
    await salvar(fuso)
    vi.useFakeTimers({ toFake: ['Date'], now: meiaNoite })
    const { id } = await createVaga(board.db, { autorId: professora.id, prazo: '2030-11-30' })
    const publico = await board.call<{ total: number }>('GET /publico/mural')
    expect(publico.body.total).toBe(total)
    expect((await board.call<{ total: number }>('GET /vagas', { as: ana })).body.total).toBe(total)
    expect((await board.call(`POST /candidaturas/vaga/${id}`, { as: ana, body: {} })).status).toBe(status)
    await board.db.delete(candidaturas)
    await board.db.delete(vagas).where(eq(vagas.id, id))
  })
})

test('a saved zone is that of another running process within a second', async () => {
  await salvar('America/Noronha')
  vi.useFakeTimers({ toFake: ['Date'], now: meiaNoite })
  const { db, settings } = board
  const other = await buildApp({ db, settings: { ...settings, logLevel: 'silent' }, maxEventLoopDelay: 0 })
  await other.inject('/instituicao')
  expect(today()).toBe('2030-12-01')
  await db.execute(sql`update instituicao set valores = '{"fuso": "America/Rio_Branco"}'`)
  await wait(1000)
  await other.inject('/vagas/tipo')
  expect(today()).toBe('2030-11-30')
  await other.close()
})

test('a mail and a notification say the hour of an interview there', async () => {
  const { ana: aluna, offerAt, apply, choose, told } = await createEntrevistas(board)
  const [id = 0] = await offerAt(30)
  await apply(aluna)
  const inicio = new Date('2999-03-11T01:30:00Z')
  await board.db.update(horarios).set({ inicio }).where(eq(horarios.id, id))
  await salvar('America/Rio_Branco')
  await choose(aluna, id)
  expect((await told(aluna))[0]?.descricao).toBe('Monitoria: domingo, 10 de março, às 20:30 (30 minutos).')
  const [mail] = await board.mailsTo(aluna.email)
  expect(mail?.text).toContain('domingo, 10 de março, às 20:30 (30 minutos)')
})

test('the mail of a new device says the hour there', async () => {
  await salvar('America/Rio_Branco')
  const acesso = { dispositivo: 'Chrome no Android', rede: '192.0.2.0/24', em: meiaNoite.toISOString() }
  const { text } = toNovoAcesso({ publicUrl: '', sigla: 'PUC' }, ana, acesso)
  expect(text).toMatch(
    /Chrome no Android, rede 192\.0\.2\.0\/24, em 30 de novembro de 2030 .*22:30 \(horário da universidade\)/,
  )
})

test('a summary is due at 18:00 there', async () => {
  await salvar('America/Noronha')
  const { id } = await createVaga(board.db, { autorId: professora.id })
  await board.call(`POST /candidaturas/vaga/${id}`, { as: await board.createAluno(), body: {} })
  const [row] = await board.db.select().from(avisosAEnviar).where(eq(avisosAEnviar.usuarioId, professora.id))
  expect(row?.proximaEm.toISOString().slice(11)).toBe('20:00:00.000Z')
})

test('a sentence above pages is that of a day there', async () => {
  const dia = today(new Date(), 'Pacific/Pago_Pago')
  await board.db.insert(avisosDoSistema).values({ texto: 'O mural para.', para: null, de: dia, ate: dia })
  const ler = async () => (await board.call<{ avisos: object[] }>('GET /instituicao')).body.avisos.length
  // A day ahead of the other at any time.
  await salvar('Pacific/Kiritimati')
  expect(await ler()).toBe(0)
  await salvar('Pacific/Pago_Pago')
  expect(await ler()).toBe(1)
})

test('the audit is filtered, and the year counted, by days there', async () => {
  await salvar('America/Rio_Branco')
  await board.db.insert(auditoria).values({ acao: 'entrou', em: meiaNoite })
  const em = async (dia: string) => {
    const { body } = await board.call<{ itens: object[] }>(`GET /admin/auditoria?de=${dia}&ate=${dia}&limit=10`, {
      as: administradora,
    })
    return body.itens.length
  }
  expect([await em('2030-11-30'), await em('2030-12-01')]).toEqual([1, 0])
  const csv = await board.call<string>('GET /admin/auditoria.csv?de=2030-11-30&ate=2030-11-30', { as: administradora })
  expect(csv.body).toContain('"2030-11-30 22:30:00";"entrou"')
  await createVaga(board.db, { autorId: professora.id, criadoEm: meiaNoite })
  const porMes = async () =>
    (await countVagas(board.db, { de: '2030-01-01', ate: '2031-01-01' })).find(({ mes }) => mes !== null)?.mes
  expect(await porMes()).toBe(11)
  await salvar('America/Noronha')
  expect(await porMes()).toBe(12)
})

test('a suspended person reads the last day there', async () => {
  await salvar('America/Rio_Branco')
  const { email } = await board.createAluno({ suspensoAte: meiaNoite, motivoDaSuspensao: 'Fraude.' })
  const { body } = await board.call<{ detail: string }>('POST /users/login', { body: { email, password: senha } })
  expect(body.detail).toBe('Esta conta está suspensa até 30 de novembro de 2030. Motivo: Fraude.')
})

test.each([
  ['America/Rio_Branco', '2031-04-01T04:59:59.999Z'],
  ['America/Noronha', '2031-04-01T01:59:59.999Z'],
])('a suspension lasts until the end of its last day, in %s', async (fuso, fim) => {
  await salvar(fuso)
  const { id } = await board.createAluno()
  const body = { ato: 'suspender', motivo: 'Anúncios repetidos.', ate: '2031-03-31' }
  await board.call(`POST /admin/pessoas/${id}/atos`, { as: administradora, body })
  const [conta] = await board.db.select().from(usuarios).where(eq(usuarios.id, id))
  expect(conta?.suspensoAte?.toISOString()).toBe(fim)
})

test('SQL reads a time there, and an instant of one', async () => {
  await salvar('America/Manaus')
  const { rows } = await board.db.execute<{ hora: string; igual: boolean }>(sql`
    select to_char(${noFuso(sql`timestamptz '2030-12-01 03:30Z'`)}, 'HH24:MI') as hora,
      ${noFuso(sql`timestamp '2030-11-30 23:30'`)} = timestamptz '2030-12-01 03:30Z' as igual
  `)
  expect(rows[0]).toEqual({ hora: '23:30', igual: true })
})
