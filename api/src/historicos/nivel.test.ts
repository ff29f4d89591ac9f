import { readFileSync } from 'node:fs'
import { asc, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { notificacoes } from '../db/schema/rede.ts'
import { historicos } from '../db/schema/historicos.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import { toMultipart } from '../testing/toMultipart.ts'
import { notifyNivel } from './nivel.ts'

const board = await createTestApp()
afterAll(board.close)

const told = async (usuarioId: number) => {
  const own = eq(notificacoes.usuarioId, usuarioId)
  const rows = await board.db.select().from(notificacoes).where(own).orderBy(asc(notificacoes.id))
  return rows.map(({ titulo, descricao }) => `${titulo}. ${descricao}`)
}

test('an import notifies of the level that it reaches, and the same import again does not', async () => {
  const aluna = await board.createAluno()
  const pdf = readFileSync(new URL('testing/pdfs/tabela.pdf', import.meta.url))
  for (let time = 0; time < 2; time += 1) {
    const upload = await toMultipart(pdf, 'file')
    expect((await board.call('POST /historicos/upload', { as: aluna, ...upload })).status).toBe(200)
    await board.db.update(notificacoes).set({ lidaEm: new Date() })
  }
  expect(await told(aluna.id)).toEqual([
    'Atividades complementares: nível 1 de 4. Seu histórico mostra 3 dos 10 créditos exigidos.',
  ])
})

test('each level of complementary activities notifies once, and only completed ones count', async () => {
  const { id: usuarioId } = await board.createAluno()
  const add = async (nCreditos: number, situacao: string, codigoDisciplina = 'acp0900') => {
    const nomeDisciplina = 'Atividades complementares'
    const row = { usuarioId, codigoDisciplina, nomeDisciplina, periodo: '2024.1', situacao, nCreditos }
    await board.db.insert(historicos).values(row)
    await notifyNivel(board.db, usuarioId, board.settings.instituicao)
  }

  await add(2, 'aprovado')
  for (const situacao of [
    'RP',
    'RM',
    'rf',
    'cursando',
    'Em curso',
    'Matriculada',
    'TR',
    'Trancado',
    'Cancelada',
    'INC',
  ])
    await add(9, situacao)
  await add(9, 'aprovado', 'MAT1162')
  expect(await told(usuarioId)).toEqual([])
  await add(3, 'AP')
  const segundo = 'Atividades complementares: nível 2 de 4. Seu histórico mostra 5 dos 10 créditos exigidos.'
  expect(await told(usuarioId)).toEqual([segundo])
  await board.db.update(notificacoes).set({ lidaEm: new Date() })
  await add(1, 'cumprida')
  expect(await told(usuarioId)).toEqual([segundo])
  await add(7, 'aprovado')
  await board.db.delete(historicos)
  await add(3, 'aprovado')
  expect(await told(usuarioId)).toEqual([
    segundo,
    'Atividades complementares: nível 4 de 4. Seu histórico mostra 10 dos 10 créditos exigidos.',
  ])
})
