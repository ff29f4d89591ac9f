import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { avisosAEnviar } from '../db/schema/avisos.ts'
import { buscasSalvas } from '../db/schema/buscas.ts'
import { usuariosInteresses } from '../db/schema/interesses.ts'
import { notificacoes } from '../db/schema/rede.ts'
import { usuarios } from '../db/schema.ts'
import { createCancelamento } from '../notificacoes/cancelamento.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createInteresse } from '../testing/createVaga.ts'
import { announceNext } from '../vagas/anuncios.ts'
import { createBuscas } from './testing/createBuscas.ts'

const board = await createTestApp()
afterAll(board.close)

const { save, follow, change, buscasDe, publish } = createBuscas(board)
const avisosDe = async ({ id }: Usuario) =>
  board.db
    .select({ titulo: notificacoes.titulo, descricao: notificacoes.descricao })
    .from(notificacoes)
    .where(eq(notificacoes.usuarioId, id))
    .orderBy(notificacoes.id)
const titulosDe = async (quem: Usuario) => (await avisosDe(quem)).map(({ titulo }) => titulo)
/** It is 18:00. */
const seisDaTarde = async (quem: Usuario) => {
  await board.db.update(avisosAEnviar).set({ proximaEm: sql`now()` })
  return board.mailsTo(quem.email)
}
const like = async ({ id }: Usuario, nomes: string[]) => {
  for (const nome of nomes) {
    await board.db
      .insert(usuariosInteresses)
      .values({ usuarioId: id, interesseId: await createInteresse(board.db, nome) })
  }
}

describe('a vaga', () => {
  test('says what led to it, and is told once whatever leads to it, in the strongest way', async () => {
    const [ana, rita] = [await board.createAluno(), await board.createProfessor({ usuario: 'Rita Prado' })]
    await like(ana, ['Vela', 'Remo'])
    await save(ana, { busca: 'canoagem' }, { nome: 'Água', modo: 'no_quadro' })
    await follow(ana, 'departamento', 1, 'nenhum')
    // By the interests, in the summary, which is stronger than only on the board.
    await publish(rita, 'Canoagem I', { temas: ['Vela', 'Remo'] })
    await board.app.anuncios.drain()
    expect(await titulosDe(ana)).toEqual(['Nova oportunidade para você'])
    await follow(ana, 'professor', rita.id, 'resumo')
    await publish(rita, 'Canoagem II', { temas: ['Vela', 'Remo'] })
    await publish(await board.createProfessor(), 'Canoagem III')
    await board.app.anuncios.drain()
    expect((await avisosDe(ana)).slice(1)).toEqual([
      { titulo: 'Nova de Rita Prado', descricao: 'Canoagem II, em Administração, é de Rita Prado, que você segue.' },
      { titulo: 'Nova em “Água”', descricao: 'Canoagem III, em Administração, está na sua busca “Água”.' },
    ])
    const [mail, ...rest] = await seisDaTarde(ana)
    expect(rest).toEqual([])
    expect(mail?.text).toContain('Canoagem I, em Administração, combina com seus interesses.')
    expect(mail?.text).toContain('Canoagem II, em Administração, é de Rita Prado, que você segue.')
    expect(mail?.text).toMatch(/\/opportunities\/\d+\?de=alerta\b/)
    expect(mail?.text).not.toContain('Canoagem III')
  })

  test('is told to no suspended or unverified student, and not by what was published or seen before', async () => {
    const rita = await board.createProfessor()
    const [ana, bia, caio] = [await board.createAluno(), await board.createAluno(), await board.createAluno()]
    const antes = await publish(rita, 'Cerâmica antiga')
    for (const aluno of [ana, bia, caio]) await save(aluno, { busca: 'cerâmica' })
    await board.db
      .update(usuarios)
      .set({ suspensoAte: sql`now() + interval '1 day'` })
      .where(eq(usuarios.id, bia.id))
    await board.db.update(usuarios).set({ emailVerificadoEm: null }).where(eq(usuarios.id, caio.id))
    await publish(rita, 'Cerâmica nova')
    await board.app.anuncios.drain()
    expect(await avisosDe(ana)).toHaveLength(1)
    expect(await avisosDe(ana)).not.toMatchObject([{ descricao: expect.stringContaining(antes.titulo) }])
    expect([await avisosDe(bia), await avisosDe(caio)]).toEqual([[], []])
    const vista = await publish(rita, 'Cerâmica vista')
    const [busca] = await buscasDe(ana)
    await change(ana, busca?.id ?? 0, { vista: true })
    await board.app.anuncios.drain()
    expect(await avisosDe(ana)).not.toMatchObject([{}, { descricao: expect.stringContaining(vista.titulo) }])
    expect(await avisosDe(ana)).toHaveLength(1)
  })

  test('is not told by a search that is switched on later', async () => {
    const [ana, rita] = [await board.createAluno(), await board.createProfessor()]
    const { id } = (await save(ana, { busca: 'marcenaria' }, { modo: 'nenhum' })).body
    await publish(rita, 'Marcenaria I')
    expect((await buscasDe(ana))[0]?.novas).toBe(0)
    expect((await change(ana, id, { modo: 'resumo' })).body).toMatchObject({ modo: 'resumo', novas: 0 })
    await board.app.anuncios.drain()
    await publish(rita, 'Marcenaria II')
    await board.app.anuncios.drain()
    expect((await avisosDe(ana)).map(({ descricao }) => descricao)).toEqual([
      'Marcenaria II, em Administração, está na sua busca “Redes”.',
    ])
  })

  test('is told once each, 0 lost and 0 doubled, if the process dies anywhere', async () => {
    const rita = await board.createProfessor()
    await board.db.execute(sql`
      with novos as (
        insert into usuarios (usuario, email, ehaluno, senha_hash, email_verificado_em)
        select 'Aluno ' || n, 'seguidor' || n || '@puc.example', true, 'x', now() from generate_series(1, 1203) n
        returning id
      )
      insert into buscas_salvas (usuario_id, tipo, autor_id, modo, vista_em)
      select id, 'professor', ${rita.id}::int, 'resumo', now() - interval '1 day' from novos
    `)
    const { id } = await publish(rita, 'Vaga de muitos', { departamentoId: 2 })
    const count = async () => [
      await board.db.$count(notificacoes, eq(notificacoes.vagaId, id)),
      await board.db.$count(avisosAEnviar, sql`notificacao_id in (select id from notificacoes where vaga_id = ${id})`),
    ]
    for (const told of [0, 500, 1000, 1203]) {
      // What kill -9 leaves of a transaction.
      const dies = board.db.transaction(async transaction => {
        await announceNext(transaction)
        throw new Error('killed')
      })
      await expect(dies).rejects.toThrow('killed')
      await announceNext(board.db)
      expect(await count()).toEqual([told, told])
    }
    await board.app.anuncios.drain()
    expect(await count()).toEqual([1203, 1203])
    await board.db.delete(avisosAEnviar)
  })
})

describe('the summary', () => {
  const queue = async () => {
    const [ana, rita] = [await board.createAluno(), await board.createProfessor()]
    const { id } = (await save(ana, { autor: String(rita.id) }, { modo: 'resumo' })).body
    for (const titulo of ['Um', 'Dois', 'Três']) await publish(rita, `Vaga ${titulo}`)
    await board.app.anuncios.drain()
    return { ana, id }
  }

  test('has two vagas of one professor at most', async () => {
    const { ana } = await queue()
    const [mail] = await seisDaTarde(ana)
    expect(mail?.text.match(/está na sua busca/g)).toHaveLength(2)
  })

  test('is not sent to those who chose otherwise since, also while it is sent, nor for a search that is gone', async () => {
    const escolhas = [
      (as: Usuario, id: number) => change(as, id, { modo: 'no_quadro' }),
      (as: Usuario, id: number) => board.call(`DELETE /usuarios/me/buscas/${id}`, { as }),
      (_: Usuario, id: number) => board.db.update(buscasSalvas).set({ modo: 'nenhum' }).where(eq(buscasSalvas.id, id)),
      (_: Usuario, id: number) => board.db.delete(buscasSalvas).where(eq(buscasSalvas.id, id)),
    ]
    for (const escolher of escolhas) {
      const { ana, id } = await queue()
      await escolher(ana, id)
      expect(await seisDaTarde(ana)).toEqual([])
    }
  })

  test('is stopped by its link with what is saved, and keeps what another kind does not want', async () => {
    const { ana } = await queue()
    await board.call('PUT /usuarios/me/avisos', { as: ana, body: { tipo: 'novas_vagas', modo: 'no_quadro' } })
    expect(await seisDaTarde(ana)).toHaveLength(1)
    const token = createCancelamento(board.settings.jwtSecret, ana.id, 'resumo')
    expect((await board.call('POST /avisos/cancelar', { body: { token } })).status).toBe(200)
    expect(await buscasDe(ana)).toMatchObject([{ modo: 'no_quadro' }])
  })
})
