import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { exclusoes } from '../db/schema/dados.ts'
import { usuarios } from '../db/schema.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { excluirDeNovo, listExcluidas } from './excluirDeNovo.ts'
import { excluirProxima } from './excluir.ts'

const board = await createTestApp()
afterAll(() => board.close())
const segredo = board.settings.peopleSecret

const end = async ({ id }: Usuario) => {
  await board.db.insert(exclusoes).values({ usuarioId: id, executarEm: new Date() })
  await excluirProxima(board.db, segredo)
}

/** What a backup of before does to an account that ended. */
const bringBack = async (pessoa: Usuario) => {
  await board.db.update(usuarios).set(pessoa).where(eq(usuarios.id, pessoa.id))
  await board.db.delete(exclusoes).where(eq(exclusoes.usuarioId, pessoa.id))
}

const nameOf = async ({ id }: Usuario) =>
  (await board.db.select({ nome: usuarios.usuario }).from(usuarios).where(eq(usuarios.id, id)))[0]?.nome

test('accounts that a restored backup brings back end again, and no others', async () => {
  const [ivo, lia] = [await board.createAluno({ matricula: '20260001' }), await board.createAluno()]
  await end(ivo)
  const linhas = await listExcluidas(board.db)
  expect(linhas.join()).not.toContain(ivo.email)
  await bringBack(ivo)

  expect(await excluirDeNovo(board.db, segredo, linhas)).toBe(1)
  expect([await nameOf(ivo), await nameOf(lia)]).toEqual(['Pessoa removida', lia.usuario])
  expect(await listExcluidas(board.db)).toEqual(linhas)
  expect(await excluirDeNovo(board.db, segredo, linhas)).toBe(0)
})

test('an account that changed its address before it ended is known by its matrícula', async () => {
  const aluna = await board.createAluno({ matricula: '20260002' })
  await end(aluna)
  const linhas = await listExcluidas(board.db)
  await bringBack({ ...aluna, email: `antes.${aluna.email}` })
  expect(await excluirDeNovo(board.db, segredo, linhas)).toBe(1)
})

test('no account ends if one line is of another person, of another key or no line at all', async () => {
  const [ana, bia] = [await board.createAluno(), await board.createAluno()]
  await end(ana)
  const linhas = await listExcluidas(board.db)
  await bringBack(ana)
  const deOutra = `${bia.id};${'0'.repeat(64)};`
  const refused = /is of another person, or PEOPLE_SECRET is another one/
  await expect(excluirDeNovo(board.db, segredo, [...linhas, deOutra])).rejects.toThrow(refused)
  await expect(excluirDeNovo(board.db, `${segredo}.`, linhas)).rejects.toThrow(refused)
  await expect(excluirDeNovo(board.db, segredo, [...linhas, ana.email])).rejects.toThrow('not a line of')
  expect([await nameOf(ana), await nameOf(bia)]).toEqual([ana.usuario, bia.usuario])
})
