import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp } from '../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../testing/createTestApp.ts'
import type { VagaAnswer } from './vaga.ts'

let board: TestApp
let aluna: Usuario
let professora: Usuario

beforeAll(async () => {
  board = await createTestApp()
  aluna = await board.createAluno()
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
const publish = (changes: object) =>
  board.call<VagaAnswer>('POST /vagas', { as: professora, body: { ...nova, ...changes } })

test('a vaga published with requirements and questions has them from the beginning', async () => {
  const pergunta = { texto: 'Qual turno?', tipo: 'escolha', obrigatoria: true, opcoes: ['Manhã', 'Tarde'] }
  const { status, body } = await publish({
    requisitos: { cr_minimo: 7.5, periodo_de: 3 },
    perguntas: [pergunta],
    arquivo: { pedido: 'opcional', instrucao: 'O currículo' },
  })
  expect(status).toBe(201)
  const read = await board.call(`GET /vagas/${body.id}`, { as: aluna })
  expect(read.body).toMatchObject({
    requisitos: { cr_minimo: 7.5, periodo_de: 3, periodo_ate: null, cursos: [], fechada: false },
    perguntas: [pergunta],
    arquivo: { pedido: 'opcional', instrucao: 'O currículo' },
  })
})

test.each([
  [{ requisitos: { cr_minimo: 11 } }, ['body', 'requisitos', 'cr_minimo']],
  [{ requisitos: { periodo_de: 5, periodo_ate: 2 } }, ['body', 'requisitos', 'periodo_ate']],
  [{ requisitos: { cursos: ['Alquimia'] } }, ['body', 'requisitos', 'cursos', '0']],
  [{ perguntas: [{ texto: '?', tipo: 'numero', obrigatoria: false }] }, ['body', 'perguntas', '0', 'texto']],
  [{ arquivo: { pedido: 'opcional', instrucao: 'x'.repeat(201) } }, ['body', 'arquivo', 'instrucao']],
])('refuses %j at its field, and creates nothing', async (changes, loc) => {
  const titulo = `Recusada por ${loc.join(' ')}`
  const { status, body } = await publish({ titulo, ...changes })
  expect([status, body]).toMatchObject([422, { detail: [{ loc }] }])
  const own = await board.call<{ vagas: VagaAnswer[] }>('GET /vagas/professor', { as: professora })
  expect(own.body.vagas.map(vaga => vaga.titulo)).not.toContain(titulo)
})
