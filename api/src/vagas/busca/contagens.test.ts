import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp } from '../../testing/createTestApp.ts'
import type { Usuario } from '../../testing/createTestApp.ts'
import { createVaga } from '../../testing/createVaga.ts'
import type { Contagens } from '../vagas.schemas.ts'

const board = await createTestApp()
afterAll(board.close)

let leitora: Usuario
let dono: Usuario
beforeAll(async () => {
  dono = await board.createProfessor()
  leitora = await board.createAluno()
  const create = (titulo: string, given: Partial<Parameters<typeof createVaga>[1]>) =>
    createVaga(board.db, { autorId: dono.id, titulo, ...given })
  await create('Monitoria antiga', { tipoId: 1, remuneracao: 500, horasComplementares: 20, horasSemanais: 12 })
  await create('Estágio', { tipoId: 3, remuneracao: 900, departamentoId: 2, horasSemanais: 30, modalidade: 'hibrido' })
  await create('Bolsa', { tipoId: 4, desconto: 50, departamentoId: 2, localId: 1, horasSemanais: 8 })
  await create('Laboratório', { tipoId: 6 })
  await create('Vencida', { prazo: '2020-01-01' })
  await create('Encerrada', { status: 'encerrada' })
})

test.each([
  ['', { 1: 1, 3: 1, 4: 1, 6: 1 }, { 1: 2, 2: 2 }, [2, 1, 1], [2, 1, 1], [2, 1, 1]],
  ['tipos=3', { 1: 1, 3: 1, 4: 1, 6: 1 }, { 2: 1 }, [1, 0, 0], [0, 1, 0], [1, 1, 1]],
  ['departamento=2', { 3: 1, 4: 1 }, { 1: 2, 2: 2 }, [1, 1, 0], [0, 1, 1], [1, 1, 1]],
  ['beneficios=remuneracao', { 1: 1, 3: 1 }, { 1: 1, 2: 1 }, [2, 0, 1], [1, 1, 0], [2, 1, 1]],
  ['modalidades=hibrido,remoto', { 3: 1, 4: 1 }, { 2: 2 }, [1, 1, 0], [2, 1, 1], [1, 1, 1]],
  ['horas_minimas=10', { 1: 1, 3: 1 }, { 1: 1, 2: 1 }, [2, 0, 1], [1, 1, 0], [2, 1, 1]],
  ['horas_minimas=10&modalidades=presencial', { 1: 1 }, { 1: 1 }, [1, 0, 1], [1, 1, 0], [1, 0, 0]],
  ['busca=monitoria', { 1: 1 }, { 1: 1 }, [1, 0, 1], [1, 0, 0], [1, 0, 0]],
  ['busca=remoto&horas_minimas=20', {}, {}, [0, 0, 0], [0, 0, 0], [0, 0, 0]],
])('counts the choices beside the filter %s', async (query, tipos, departamentos, beneficios, modalidades, horas) => {
  const { body } = await board.call<Contagens>(`GET /contagens/vagas?${query}`, { as: leitora })
  expect(body.tipos).toHaveLength(6)
  const found = body.tipos.filter(({ total }) => total > 0)
  expect(Object.fromEntries(found.map(({ tipo, total }) => [tipo.id, total]))).toEqual(tipos)
  expect(Object.fromEntries(body.departamentos.map(({ id, total }) => [id, total]))).toEqual(departamentos)
  expect(body.beneficios.map(({ total }) => total)).toEqual(beneficios)
  expect(body.modalidades.map(({ total }) => total)).toEqual(modalidades)
  expect(body.horas_minimas.map(({ total }) => total)).toEqual(horas)
})

test('counts again when a vaga closes', async () => {
  const totalOf = async () => {
    const { body } = await board.call<Contagens>('GET /contagens/vagas?tipos=2', { as: leitora })
    return body.tipos.find(({ tipo }) => tipo.id === 2)?.total
  }
  const { id } = await createVaga(board.db, { autorId: dono.id, tipoId: 2 })
  expect(await totalOf()).toBe(1)
  await board.call(`PUT /vagas/${id}/status`, { as: dono, body: { status: 'encerrada' } })
  expect(await totalOf()).toBe(0)
})

const server = process.env['TEST_DATABASE_URL']

test.runIf(server)('counts a vaga that is published while an older transaction runs', async () => {
  const totalOf = async () => (await board.call<{ total: number }>('GET /vagas?limit=1', { as: leitora })).body.total
  await board.db.transaction(async older => {
    await older.execute(sql`select pg_current_xact_id()`)
    const before = await totalOf()
    const { body: contagens } = await board.call<Contagens>('GET /contagens/vagas', { as: leitora })
    await createVaga(board.db, { autorId: dono.id, titulo: 'Nova', tipoId: 6 })
    expect(await totalOf()).toBe(before + 1)
    const { body } = await board.call<Contagens>('GET /contagens/vagas', { as: leitora })
    const laboratorios = (all: Contagens) => all.tipos.find(({ tipo }) => tipo.id === 6)?.total ?? 0
    expect(laboratorios(body)).toBe(laboratorios(contagens) + 1)
  })
})
