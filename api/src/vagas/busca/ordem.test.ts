import { afterAll, beforeAll, expect, test } from 'vitest'
import { candidaturas } from '../../db/schema.ts'
import { createTestApp } from '../../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../../testing/createTestApp.ts'
import { createVaga } from '../../testing/createVaga.ts'
import { today } from '../../prazos/today.ts'

type Lista = { vagas: { titulo: string }[]; ordem: string | null }

let board: TestApp
let aluna: Usuario
let outra: Usuario

beforeAll(async () => {
  board = await createTestApp()
  aluna = await board.createAluno()
  const dono = await board.createProfessor()
  outra = await board.createProfessor()
  const create = (titulo: string, day: number, prazo?: string) =>
    createVaga(board.db, {
      autorId: dono.id,
      titulo,
      criadoEm: new Date(Date.UTC(2026, 0, day)),
      ...(prazo ? { prazo } : {}),
    })
  await create('Antiga', 1)
  await create('Do meio', 2, today())
  await createVaga(board.db, { autorId: outra.id, titulo: 'Da outra', criadoEm: new Date(Date.UTC(2026, 0, 3)) })
  const { id } = await create('Já pedida', 9, today())
  await board.db.insert(candidaturas).values({ vagaId: id, candidatoId: aluna.id })
})
afterAll(() => board.close())

const titulos = async (query: string, as = aluna) => {
  const { body } = await board.call<Lista>(`GET /vagas?${query}`, { as })
  return [body.ordem, ...body.vagas.map(({ titulo }) => titulo)]
}

test('the list is ordered by prazo or publication, and what the student applied to comes last', async () => {
  const recentes = ['Da outra', 'Do meio', 'Antiga', 'Já pedida']
  expect(await titulos('')).toEqual(['recomendadas', ...recentes])
  expect(await titulos('ordem=recentes')).toEqual(['recentes', ...recentes])
  expect(await titulos('ordem=prazo')).toEqual(['prazo', 'Do meio', 'Antiga', 'Da outra', 'Já pedida'])
  expect(await titulos('ordem=prazo&skip=2&limit=2')).toEqual(['prazo', 'Da outra', 'Já pedida'])
  expect(await titulos('ordem=recentes', outra)).toEqual(['recentes', 'Já pedida', 'Da outra', 'Do meio', 'Antiga'])
})

test('a search has no other order', async () => {
  expect(await titulos('busca=antiga&ordem=prazo')).toEqual([null, 'Antiga'])
})

test('the list has the open vagas of one author', async () => {
  expect(await titulos(`autor=${outra.id}`)).toEqual(['recomendadas', 'Da outra'])
})
