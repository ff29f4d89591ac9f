import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { bloqueios } from '../db/schema/rede.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'
import { mostBloqueios } from './bloqueios.repository.ts'

const board = await createTestApp()
afterAll(board.close)

let [aluna, outro]: Usuario[] = []
const call = (request: Parameters<typeof board.call>[0], as: Usuario | undefined, body?: object) =>
  board.call<{ detail?: string }>(request, { as, body })
const bloquear = (quem: Usuario | undefined, as: Usuario | undefined) => call(`PUT /rede/bloqueios/${quem?.id}`, as)
const escrever = (para: Usuario | undefined, as: Usuario | undefined) =>
  call('POST /mensagens', as, { destinatario_id: para?.id, conteudo: 'Oi' })
const bloqueados = async (as: Usuario | undefined) =>
  (await board.call<{ bloqueios: Array<{ id: number }> }>('GET /rede/bloqueios', { as })).body.bloqueios.map(
    ({ id }) => id,
  )

beforeEach(async () => {
  await board.db.delete(bloqueios)
  ;[aluna, outro] = [await board.createAluno(), await board.createAluno()]
})

describe('a block', () => {
  test('stops messages both ways, without a word of it to who is blocked, until it is lifted', async () => {
    expect((await bloquear(outro, aluna)).status).toBe(204)
    expect(await escrever(aluna, outro)).toMatchObject({
      status: 409,
      body: { detail: 'Esta pessoa não está recebendo mensagens.' },
    })
    expect(await escrever(outro, aluna)).toMatchObject({
      status: 409,
      body: { detail: 'Você bloqueou esta pessoa. Desbloqueie para escrever a ela.' },
    })
    expect(await board.call('GET /notificacoes', { as: outro })).toMatchObject({ body: { notificacoes: [] } })
    expect((await call(`DELETE /rede/bloqueios/${outro?.id}`, aluna)).status).toBe(204)
    expect((await escrever(aluna, outro)).status).toBe(201)
  })

  test('is one’s own: nobody else reads it or lifts it', async () => {
    await bloquear(outro, aluna)
    expect([await bloqueados(aluna), await bloqueados(outro)]).toEqual([[outro?.id], []])
    await call(`DELETE /rede/bloqueios/${outro?.id}`, outro)
    await call(`DELETE /rede/bloqueios/${aluna?.id}`, outro)
    expect(await bloqueados(aluna)).toEqual([outro?.id])
  })

  test('takes both out of each other’s suggestions and searches', async () => {
    const nomes = async (as: Usuario | undefined, busca: string) =>
      (
        await board.call<{ pessoas: Array<{ id: number }> }>(`GET /rede/sugestoes?busca=${busca}`, { as })
      ).body.pessoas.map(({ id }) => id)
    const [um, dois] = [
      await board.createAluno({ usuario: 'Bloqueante Um' }),
      await board.createAluno({ usuario: 'Bloqueado Dois' }),
    ]
    expect(await nomes(um, 'bloqueado')).toEqual([dois.id])
    await bloquear(dois, um)
    expect([await nomes(um, 'bloqueado'), await nomes(dois, 'bloqueante')]).toEqual([[], []])
    expect(await nomes(aluna, 'bloqueado')).toEqual([dois.id])
  })

  test('ends the own connection, and a connection of who is blocked notifies nobody', async () => {
    await call(`PUT /rede/conexoes/${outro?.id}`, aluna)
    await bloquear(outro, aluna)
    expect(await board.call('GET /rede/conexoes', { as: aluna })).toMatchObject({ body: { total: 0 } })
    expect((await call(`PUT /rede/conexoes/${aluna?.id}`, outro)).status).toBe(204)
    expect(await board.call('GET /notificacoes', { as: aluna })).toMatchObject({ body: { notificacoes: [] } })
  })

  test('does not shut out who manages a vaga to which the person applied', async () => {
    const [professora, vagaAlheia] = [await board.createProfessor(), await board.createProfessor()]
    const vaga = await createVaga(board.db, { autorId: professora.id })
    expect((await call(`POST /candidaturas/vaga/${vaga.id}`, aluna, {})).status).toBe(201)
    for (const professor of [professora, vagaAlheia]) await bloquear(professor, aluna)
    expect((await escrever(aluna, professora)).status).toBe(201)
    expect((await escrever(aluna, vagaAlheia)).status).toBe(409)
  })

  test('of oneself, of nobody and of one more than can be is refused; twice is once', async () => {
    expect((await bloquear(aluna, aluna)).status).toBe(422)
    expect((await call('PUT /rede/bloqueios/2000000', aluna)).status).toBe(404)
    for (const _ of [1, 2]) expect((await bloquear(outro, aluna)).status).toBe(204)
    expect(await bloqueados(aluna)).toEqual([outro?.id])
    const muitos = await Promise.all(Array.from({ length: mostBloqueios - 1 }, () => board.createAluno()))
    await board.db.insert(bloqueios).values(muitos.map(({ id }) => ({ usuarioId: aluna?.id ?? 0, bloqueadoId: id })))
    expect(await bloquear(await board.createAluno(), aluna)).toMatchObject({
      status: 409,
      body: { detail: 'Você já bloqueou 200 pessoas. Desbloqueie uma para bloquear esta.' },
    })
  })
})
