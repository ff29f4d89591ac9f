import { afterAll, beforeAll, expect, test } from 'vitest'
import { historicos } from '../db/schema/historicos.ts'
import { candidaturas } from '../db/schema.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'

const board = await createTestApp()
afterAll(board.close)

let candidata: Usuario
let colega: Usuario
let autora: Usuario
let outra: Usuario
beforeAll(async () => {
  candidata = await board.createAluno()
  colega = await board.createAluno()
  autora = await board.createProfessor()
  outra = await board.createProfessor()
  const [dela, daOutra] = [
    await createVaga(board.db, { autorId: autora.id }),
    await createVaga(board.db, { autorId: outra.id }),
  ]
  await board.db.insert(candidaturas).values([
    { vagaId: dela.id, candidatoId: candidata.id },
    { vagaId: daOutra.id, candidatoId: colega.id },
  ])
  await board.db.insert(historicos).values({
    usuarioId: candidata.id,
    periodo: '2024.1',
    codigoDisciplina: 'FIS1041',
    nomeDisciplina: 'Física I',
    turma: '3WA',
    grau: 9,
    situacao: 'aprovado',
    nCreditos: 4,
  })
})

type Perfil = { email: string | null; has_curriculum: boolean | null; usuario: string }
const read = async (of: Usuario, as: Usuario) => (await board.call<Perfil>(`GET /users/${of.id}`, { as })).body

test('private data of a student is visible to herself and to the professor she applied to', async () => {
  for (const as of [candidata, autora]) {
    expect(await read(candidata, as)).toMatchObject({ email: candidata.email, has_curriculum: true })
  }
  for (const as of [colega, outra]) {
    expect(await read(candidata, as)).toMatchObject({
      usuario: candidata.usuario,
      email: null,
      has_curriculum: null,
    })
  }
})

test('the professor she applied to does not become visible to her', async () => {
  for (const as of [candidata, outra]) expect(await read(autora, as)).toMatchObject({ email: null })
  expect(await read(autora, autora)).toMatchObject({ email: autora.email, has_curriculum: false })
})

test("changing one's own profile returns one's own e-mail", async () => {
  const body = { usuario: 'Outra', sobre: null, ehaluno: true }
  const { body: perfil } = await board.call<Perfil>(`PUT /users/${colega.id}`, { as: colega, body })
  expect(perfil).toMatchObject({ email: colega.email, has_curriculum: false })
})

test('somebody who reads every profile collects no address but their own', async () => {
  const everybody = await Promise.all(Array.from({ length: 20 }, () => board.createAluno()))
  const addresses = []
  for (const pessoa of [...everybody, candidata, autora, outra, colega])
    addresses.push((await read(pessoa, colega)).email)
  expect(addresses.filter(Boolean)).toEqual([colega.email])
})

test('no list contains an address: neither vagas, people, conversations nor notificacoes', async () => {
  await board.call('POST /mensagens', { as: candidata, body: { destinatario_id: colega.id, conteudo: 'Oi' } })
  await board.call(`PUT /rede/conexoes/${candidata.id}`, { as: colega })
  const lists = ['vagas', 'rede/sugestoes', 'rede/conexoes', 'mensagens/conversas', 'notificacoes', 'candidaturas']
  for (const list of lists) {
    const { status, body } = await board.call(`GET /${list}`, { as: colega })
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toContain('@puc.example')
  }
})
