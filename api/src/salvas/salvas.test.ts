import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { avisosAEnviar } from '../db/schema/avisos.ts'
import { vagasSalvas } from '../db/schema/salvas.ts'
import { usuarios, vagas } from '../db/schema.ts'
import { today } from '../prazos/today.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import { remindNext } from './lembreteDePrazo.ts'
import { mostSalvas } from './salvas.repository.ts'

const board = await createTestApp()
afterAll(board.close)
const professora = await board.createProfessor()

const create = (given: Partial<typeof vagas.$inferSelect> = {}) =>
  createVaga(board.db, { autorId: professora.id, ...given })
const call = (method: 'PUT' | 'DELETE', as: Usuario, vaga: number) =>
  board.call<{ detail: string }>(`${method} /salvas/${vaga}`, { as })
const salvasDe = async (as: Usuario) =>
  (await board.call<{ salvas: Array<{ vaga_id: number }> }>('GET /salvas', { as })).body.salvas.map(
    ({ vaga_id }) => vaga_id,
  )

describe('saved vagas', () => {
  test('are of one student, last saved first, and saving or removing again changes nothing', async () => {
    const [ana, bia, uma, outra] = [
      await board.createAluno(),
      await board.createAluno(),
      await create(),
      await create({ status: 'encerrada' }),
    ]
    for (const vaga of [uma, outra, uma]) expect((await call('PUT', ana, vaga.id)).status).toBe(204)
    expect([await salvasDe(ana), await salvasDe(bia)]).toEqual([[outra.id, uma.id], []])
    for (let time = 0; time < 2; time += 1) expect((await call('DELETE', ana, outra.id)).status).toBe(204)
    expect(await salvasDe(ana)).toEqual([uma.id])
  })

  test('are saved once if two devices save one at the same moment', async () => {
    const ana = await board.createAluno()
    for (let time = 0; time < 40; time += 1) {
      const vaga = await create()
      const both = await Promise.all([call('PUT', ana, vaga.id), call('PUT', ana, vaga.id)])
      expect(both.map(({ status }) => status)).toEqual([204, 204])
    }
    expect(await salvasDe(ana)).toHaveLength(40)
  })

  test('are published ones, and students save them', async () => {
    const ana = await board.createAluno()
    const rascunho = await create({ rascunho: true, status: 'encerrada' })
    for (const id of [rascunho.id, 2_000_000_000])
      expect(await call('PUT', ana, id)).toMatchObject({
        status: 404,
        body: { detail: 'Oportunidade não encontrada.' },
      })
    expect((await call('PUT', professora, (await create()).id)).status).toBe(403)
    expect((await board.call('GET /salvas', { as: professora })).status).toBe(403)
    expect((await board.call('GET /salvas')).status).toBe(401)
  })

  test('are at most 500', async () => {
    const [ana, outra] = [await board.createAluno(), await create()]
    await board.db.execute(sql`
      with novas as (
        insert into vagas (titulo, descricao, prazo, tipo_id, departamento_id, local_id, autor_id)
        select 'Muitas', 'Uma de muitas.', '2999-12-31', 1, 1, 2, ${professora.id}::int from generate_series(1, ${mostSalvas}::int)
        returning id
      )
      insert into vagas_salvas (usuario_id, vaga_id) select ${ana.id}::int, id from novas
    `)
    const { status, body } = await call('PUT', ana, outra.id)
    expect([status, body.detail]).toEqual([409, expect.stringContaining('Você já salvou 500 oportunidades.')])
    const [uma = 0] = await salvasDe(ana)
    expect((await call('PUT', ana, uma)).status).toBe(204)
    await call('DELETE', ana, uma)
    expect((await call('PUT', ana, outra.id)).status).toBe(204)
  })

  test('go with the vaga and with the account', async () => {
    const [ana, bia, uma, outra] = [
      await board.createAluno(),
      await board.createAluno(),
      await create(),
      await create(),
    ]
    for (const as of [ana, bia]) for (const { id } of [uma, outra]) await call('PUT', as, id)
    expect((await board.call(`DELETE /vagas/${uma.id}`, { as: professora })).status).toBe(204)
    await board.db.delete(usuarios).where(eq(usuarios.id, bia.id))
    const rows = await board.db.select({ usuario: vagasSalvas.usuarioId, vaga: vagasSalvas.vagaId }).from(vagasSalvas)
    expect(rows.filter(({ vaga }) => [uma.id, outra.id].includes(vaga))).toEqual([{ usuario: ana.id, vaga: outra.id }])
  })
})

describe('a reminder of a deadline', () => {
  /** Days from São Paulo's today. */
  const em = (dias: number) => new Date(new Date(today()).getTime() + dias * 86_400_000).toISOString().slice(0, 10)

  /** A vaga that a student saved hours ago. */
  const salvar = async (given: Partial<typeof vagas.$inferSelect>, aluna?: Usuario) => {
    const ana = aluna ?? (await board.createAluno())
    const vaga = await create(given)
    await call('PUT', ana, vaga.id)
    await board.db
      .update(vagasSalvas)
      .set({ criadoEm: sql`now() - interval '2 hours'` })
      .where(eq(vagasSalvas.vagaId, vaga.id))
    return { ana, vaga }
  }
  const lembretes = async (as: Usuario) => {
    type Corpo = { notificacoes: Array<{ titulo: string; descricao: string; acao: { href: string } }> }
    const { body } = await board.call<Corpo>('GET /notificacoes', { as })
    return body.notificacoes.map(({ descricao, acao }) => [descricao, acao.href])
  }
  /** It is 18:00. */
  const seisDaTarde = () => board.db.update(avisosAEnviar).set({ proximaEm: sql`now()` })

  test('comes once, however many processes look, for each open vaga with three days or less', async () => {
    const { ana, vaga } = await salvar({ titulo: 'Em três dias', prazo: em(3) })
    await salvar({ titulo: 'Em quatro dias', prazo: em(4) }, ana)
    await salvar({ titulo: 'Ontem', prazo: em(-1) }, ana)
    await salvar({ titulo: 'Encerrada', prazo: em(1), status: 'encerrada' }, ana)
    const { vaga: candidatada } = await salvar({ titulo: 'Candidatada', prazo: em(1) }, ana)
    await board.call(`POST /candidaturas/vaga/${candidatada.id}`, { as: ana })
    const agora = await create({ titulo: 'Salva agora', prazo: em(1) })
    await call('PUT', ana, agora.id)
    await Promise.all([board.app.lembretes.drain(), remindNext(board.db), remindNext(board.db)])
    await board.app.lembretes.drain()
    expect(await lembretes(ana)).toEqual([
      ['Você salvou “Em três dias” e ainda não se candidatou.', `/opportunities/${vaga.id}`],
    ])
  })

  test('is in the summary at 18:00 while the vaga is open, saved and without a candidatura', async () => {
    const { ana } = await salvar({ titulo: 'Monitoria de Grafos', prazo: em(2) })
    const [fechada, tirada, candidatada] = [
      (await salvar({ titulo: 'Fechada', prazo: em(1) }, ana)).vaga,
      (await salvar({ titulo: 'Tirada', prazo: em(1) }, ana)).vaga,
      (await salvar({ titulo: 'Candidatada', prazo: em(1) }, ana)).vaga,
    ]
    await board.app.lembretes.drain()
    expect(await board.mailsTo(ana.email)).toEqual([])
    await board.db.update(vagas).set({ status: 'encerrada' }).where(eq(vagas.id, fechada.id))
    await call('DELETE', ana, tirada.id)
    await board.call('PUT /usuarios/me/avisos', { as: ana, body: { tipo: 'recibo', modo: 'no_quadro' } })
    await board.call(`POST /candidaturas/vaga/${candidatada.id}`, { as: ana })
    await seisDaTarde()
    const [mail, ...rest] = await board.mailsTo(ana.email)
    expect(rest).toEqual([])
    for (const text of ['Prazos das suas salvas', 'Monitoria de Grafos']) expect(mail?.text).toContain(text)
    for (const text of ['Fechada', 'Tirada', 'Candidatada']) expect(mail?.text).not.toContain(text)
    await board.app.lembretes.drain()
    await seisDaTarde()
    expect(await board.mailsTo(ana.email)).toHaveLength(1)
  })
})
