import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VagaAnswer } from './vaga.ts'
import { updateVagaBody } from './vagas.schemas.ts'
import type { UpdateVaga } from './vagas.schemas.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'
import { createInteresse, createVaga } from '../testing/createVaga.ts'

/* The fields of a vaga: each is stored; places, hours, modality and the promised answer are optional. */

let board: TestApp
let professora: Usuario

beforeAll(async () => {
  board = await createTestApp()
  professora = await board.createProfessor()
})
afterAll(() => board.close())

const nova = {
  titulo: 'Monitoria de Redes',
  descricao: 'Apoio às aulas de laboratório da disciplina.',
  location_id: 2,
  department_id: 19,
  tipo_id: 1,
}

const publish = (changes: Partial<Record<keyof UpdateVaga, unknown>> = {}) =>
  board.call<VagaAnswer>('POST /vagas', { as: professora, body: { ...nova, ...changes } })

const nenhuma = { lugares: null, horas_semanais: null, modalidade: null, resposta_ate: null }

test('each field of the body is stored', async () => {
  const campos = {
    titulo: 'Monitoria de Redes',
    descricao: 'Apoio às aulas de laboratório.',
    prazo: '2999-12-31',
    interesses: [await createInteresse(board.db, 'Sistemas')],
    department_id: 19,
    location_id: 2,
    tipo_id: 1,
    remuneracao: 500,
    desconto: 10,
    horas_complementares: 40,
    lugares: 3,
    horas_semanais: 12,
    modalidade: 'remoto',
    resposta_ate: '2999-12-31',
  } satisfies Record<keyof UpdateVaga, unknown>
  const { body } = await publish(campos)
  for (const nome of updateVagaBody.keyof().options) {
    const lido = nome.replace(/_id$/, '') as keyof VagaAnswer
    expect(body[lido], nome).not.toBeOneOf([undefined, null, []])
  }
})

test('places, hours, modality and the promised answer are null if a vaga is published without them', async () => {
  expect((await publish()).body).toMatchObject(nenhuma)
})

test.each([
  [{ lugares: 0 }, 'São pelo menos 1 e no máximo 1000 vagas.'],
  [{ lugares: 1001 }, 'São pelo menos 1 e no máximo 1000 vagas.'],
  [{ horas_semanais: 61 }, 'São pelo menos 1 e no máximo 60 horas por semana.'],
  [{ modalidade: 'noturno' }, 'Escolha a modalidade da lista.'],
  [{ resposta_ate: '12/12' }, 'A data da resposta deve ser uma data válida.'],
  [
    { prazo: '2999-03-10', resposta_ate: '2999-03-09' },
    'A resposta não pode ser prometida para antes do prazo, 10/03/2999.',
  ],
])('refuses %j with 422', async (changes, sentence) => {
  const { status, body } = await publish(changes)
  expect(status).toBe(422)
  expect(JSON.stringify(body)).toContain(sentence)
})

test('an edit keeps those that are missing, and clears those that are null', async () => {
  const condicoes = { lugares: 3, horas_semanais: 12, modalidade: 'hibrido', resposta_ate: '2999-12-31' } as const
  const { body: vaga } = await publish({ ...condicoes, prazo: '2999-03-10' })
  const edit = (body: object) => board.call<VagaAnswer>(`PUT /vagas/${vaga.id}`, { as: professora, body })
  expect((await edit({ titulo: 'Título novo' })).body).toMatchObject(condicoes)
  expect((await edit(nenhuma)).body).toMatchObject(nenhuma)
})

test('an edit keeps the promised answer after the prazo, whichever is edited, and promises nothing in the past', async () => {
  const vaga = await createVaga(board.db, { autorId: professora.id, prazo: '2999-03-10', respostaAte: '2999-03-20' })
  const edit = (body: object) => board.call(`PUT /vagas/${vaga.id}`, { as: professora, body })
  const after = await edit({ prazo: '2999-03-21' })
  expect(after.status).toBe(422)
  expect(JSON.stringify(after.body)).toContain('A resposta está prometida até 20/03/2999.')
  expect((await edit({ resposta_ate: '2999-03-09' })).status).toBe(422)
  expect((await edit({ prazo: '2999-03-21', resposta_ate: '2999-03-21' })).status).toBe(200)
  const past = await createVaga(board.db, { autorId: professora.id, prazo: '2020-03-10', respostaAte: '2020-03-20' })
  const editPast = (body: object) => board.call(`PUT /vagas/${past.id}`, { as: professora, body })
  expect((await editPast({ resposta_ate: '2020-03-20' })).status).toBe(200)
  expect(JSON.stringify(await editPast({ resposta_ate: '2020-03-21' }))).toContain(
    'A data da resposta não pode estar no passado.',
  )
})
