import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { auditoria } from '../db/schema/auditoria.ts'
import { exclusoes } from '../db/schema/dados.ts'
import { historicos } from '../db/schema/historicos.ts'
import { mensagens } from '../db/schema/rede.ts'
import { sessoes } from '../db/schema/sessoes.ts'
import { candidaturas, usuarios } from '../db/schema.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import { regras } from './keep.ts'

const keep = {
  notificacoes: 30,
  cadastros: 30,
  arquivos: 1,
  emails: 90,
  auditoria: 0,
  casos: 0,
  sessoes: 90,
  contas: 730,
  mensagens: 400,
  candidaturas: 300,
  historicos: 500,
}
const board = await createTestApp({ keep })
afterAll(board.close)

const administradora = await board.createAdministrador()
type Regra = { regra: string; dias: number; linhas: number; espera: boolean }
const list = async () => (await board.call<Regra[]>('GET /admin/retencao', { as: administradora })).body
const read = async (regra: string) => (await list()).find(each => each.regra === regra)
const confirm = (regra: string, dias: number) =>
  board.call('POST /admin/retencao', { as: administradora, body: { regra, dias } })
const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

/** An account that was last used so many days ago. */
const createDesusada = async (days: number): Promise<Usuario> => {
  const pessoa = await board.createAluno({ emailVerificadoEm: ago(2000), criadoEm: ago(2000) })
  await board.db.insert(sessoes).values({
    id: `s${pessoa.id}`,
    usuarioId: pessoa.id,
    versao: 0,
    dispositivo: '',
    rede: '',
    criadaEm: ago(days),
    usadaEm: ago(days),
    expiraEm: ago(days - 7),
  })
  return pessoa
}

const writeMensagem = async (days: number) => {
  const [ana, rui] = [await board.createAluno(), await board.createAluno()]
  const body = { destinatario_id: rui.id, conteudo: 'Oi' }
  const { id } = (await board.call<{ id: number }>('POST /mensagens', { as: ana, body })).body
  await board.db
    .update(mensagens)
    .set({ criadoEm: ago(days) })
    .where(eq(mensagens.id, id))
  return id
}
const hasMensagem = async (id: number) => (await board.db.$count(mensagens, eq(mensagens.id, id))) === 1

test('lists every rule, with its days', async () => {
  expect((await list()).map(({ regra, dias }) => [regra, dias])).toEqual(regras.map(regra => [regra, keep[regra]]))
})

test('a rule deletes nothing before its number was confirmed, and says in the audit what it deleted', async () => {
  const [velha, nova] = [await writeMensagem(401), await writeMensagem(399)]
  await board.app.retention.run()
  expect(await hasMensagem(velha)).toBe(true)
  expect(await read('mensagens')).toMatchObject({ linhas: 1, espera: true })
  expect((await confirm('mensagens', 399)).status).toBe(409)
  expect((await confirm('mensagens', 400)).status).toBe(204)
  expect(await read('mensagens')).toMatchObject({ linhas: 1, espera: false })
  await board.app.retention.run()
  expect([await hasMensagem(velha), await hasMensagem(nova)]).toEqual([false, true])
  const linhas = await board.db.select().from(auditoria).where(eq(auditoria.objeto, 'mensagens'))
  expect(linhas.map(({ acao, depois }) => [acao, depois])).toEqual([
    ['confirmou_prazo', { dias: 400, linhas: 1 }],
    ['expurgou', { dias: 400, linhas: 1 }],
  ])
})

test('of the rules that a release deletes by, only one with fewer days waits', async () => {
  const esperam = (await list()).filter(({ espera }) => espera).map(({ regra }) => regra)
  expect(esperam).toEqual(['notificacoes', 'contas', 'candidaturas', 'historicos'])
})

describe('accounts that nobody uses', () => {
  const emailsDe = async ({ email }: Usuario) => {
    const { rows } = await board.db.execute(sql`select fim_em from emails_a_enviar where email = ${email}`)
    return rows.length
  }
  const isEnding = async ({ id }: Usuario) => (await board.db.$count(exclusoes, eq(exclusoes.usuarioId, id))) === 1

  test('are warned once, and end 30 days later unless they are used', async () => {
    const [desusada, volta, usada] = [await createDesusada(701), await createDesusada(701), await createDesusada(699)]
    await confirm('contas', 730)
    await board.app.retention.run()
    await board.app.retention.run()
    const avisadas = await board.db
      .select({ id: usuarios.id })
      .from(usuarios)
      .where(sql`aviso_de_fim_em is not null`)
      .orderBy(usuarios.id)
    expect(avisadas.map(({ id }) => id)).toEqual([desusada.id, volta.id])
    expect([await isEnding(desusada), await emailsDe(usada)]).toEqual([false, 0])
    await board.db
      .update(usuarios)
      .set({ avisoDeFimEm: ago(31) })
      .where(sql`aviso_de_fim_em is not null`)
    await board.db
      .update(sessoes)
      .set({ usadaEm: ago(732) })
      .where(eq(sessoes.usuarioId, desusada.id))
    await board.db
      .update(sessoes)
      .set({ usadaEm: ago(1) })
      .where(eq(sessoes.usuarioId, volta.id))
    await board.app.retention.run()
    expect([await isEnding(desusada), await isEnding(volta), await isEnding(usada)]).toEqual([true, false, false])
    await board.app.exclusoes.drain()
    const [gone] = await board.db.select().from(usuarios).where(eq(usuarios.id, desusada.id))
    expect(gone?.usuario).toBe('Pessoa removida')
  })

  test('lose their transcript before', async () => {
    const [desusada, usada] = [await createDesusada(501), await createDesusada(499)]
    for (const { id: usuarioId } of [desusada, usada])
      await board.db.insert(historicos).values({
        usuarioId,
        periodo: '2024.1',
        codigoDisciplina: 'INF1007',
        nomeDisciplina: 'Programação',
        situacao: 'AP',
        nCreditos: 4,
      })
    await confirm('historicos', 500)
    await board.app.retention.run()
    const left = await board.db.select({ de: historicos.usuarioId }).from(historicos)
    expect(left).toEqual([{ de: usada.id }])
  })
})

test('candidaturas go after their selection has been over for long, and those of open vagas stay', async () => {
  const professora = await board.createProfessor()
  const dia = (days: number) => ago(days).toISOString().slice(0, 10)
  const ids = []
  for (const [status, prazo] of [
    ['encerrada', dia(310)],
    ['encerrada', dia(200)],
    ['em_analise', dia(310)],
  ] as const) {
    const vaga = await createVaga(board.db, { autorId: professora.id, status, prazo })
    const [made] = await board.db
      .insert(candidaturas)
      .values({ vagaId: vaga.id, candidatoId: (await board.createAluno()).id, criadoEm: ago(320) })
      .returning()
    ids.push(made?.id)
  }
  await confirm('candidaturas', 300)
  await board.app.retention.run()
  const left = await board.db.select({ id: candidaturas.id }).from(candidaturas)
  expect(left.map(({ id }) => id)).toEqual(ids.slice(1))
})
