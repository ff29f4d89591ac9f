import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp } from '../../testing/createTestApp.ts'
import type { Usuario } from '../../testing/createTestApp.ts'
import { createVaga } from '../../testing/createVaga.ts'

const board = await createTestApp()
afterAll(board.close)

const [remoto, puc] = [1, 2]
let aluna: Usuario
beforeAll(async () => {
  aluna = await board.createAluno()
  const autor = await board.createProfessor()
  const create = (titulo: string, given: object) => createVaga(board.db, { autorId: autor.id, titulo, ...given })
  await create('Campus', { localId: puc, horasSemanais: 20 })
  await create('Em casa', { localId: remoto, horasSemanais: 9 })
  await create('Meio a meio', { localId: puc, modalidade: 'hibrido', horasSemanais: 30, remuneracao: 900 })
  await create('Remota com sede', { localId: puc, modalidade: 'remoto', horasSemanais: 10, remuneracao: 900 })
  await create('Sede em casa', { localId: remoto, modalidade: 'presencial' })
})

const list = async (query: string) => {
  const { body } = await board.call<{ vagas: { titulo: string }[]; total: number }>(`GET /vagas?${query}`, {
    as: aluna,
  })
  expect(body.total).toBe(body.vagas.length)
  return body.vagas.map(({ titulo }) => titulo).toSorted()
}

test.each([
  ['modalidades=', ['Campus', 'Em casa', 'Meio a meio', 'Remota com sede', 'Sede em casa']],
  ['modalidades=remoto', ['Em casa', 'Remota com sede']],
  ['modalidades=hibrido', ['Meio a meio']],
  ['modalidades=presencial', ['Campus', 'Sede em casa']],
  ['modalidades=remoto,%20hibrido', ['Em casa', 'Meio a meio', 'Remota com sede']],
  ['horas_minimas=10', ['Campus', 'Meio a meio', 'Remota com sede']],
  ['horas_minimas=30', ['Meio a meio']],
  ['horas_minimas=31', []],
  ['horas_minimas=10&modalidades=presencial', ['Campus']],
  ['horas_minimas=10&beneficios=remuneracao', ['Meio a meio', 'Remota com sede']],
  ['horas_minimas=20&ordem=prazo', ['Campus', 'Meio a meio']],
  ['busca=sede&modalidades=remoto', ['Remota com sede']],
  ['busca=sede&horas_minimas=10', ['Remota com sede']],
])('finds by %s', async (query, titulos) => {
  expect(await list(query)).toEqual(titulos)
})

test('a search for a modality finds what the filter finds', async () => {
  expect(await list('busca=presencial')).toEqual(await list('modalidades=presencial'))
  expect(await list('busca=híbrida')).toEqual(await list('modalidades=hibrido'))
})

test.each([
  ['modalidades=lunar', 'Escolha a modalidade da lista.'],
  ['horas_minimas=0', 'O mínimo de horas por semana é um número inteiro de 1 a 60.'],
  ['horas_minimas=61', 'O mínimo de horas por semana é um número inteiro de 1 a 60.'],
  ['horas_minimas=2.5', 'O mínimo de horas por semana é um número inteiro de 1 a 60.'],
  ['horas_minimas=dez', 'O mínimo de horas por semana é um número inteiro de 1 a 60.'],
])('refuses %s', async (query, sentence) => {
  for (const route of ['/vagas', '/contagens/vagas']) {
    const { status, body } = await board.call<{ detail: { msg: string }[] }>(`GET ${route}?${query}`, { as: aluna })
    expect([status, body.detail.map(({ msg }) => msg)]).toEqual([422, [sentence]])
  }
})
