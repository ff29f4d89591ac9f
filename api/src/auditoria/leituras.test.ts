import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { auditoria } from '../db/schema/auditoria.ts'
import { candidaturas, usuarios } from '../db/schema.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createVaga } from '../testing/createVaga.ts'

const board = await createTestApp()
afterAll(board.close)

type Pagina = { itens: Array<{ quem: string | null }>; cursores: string[]; tem_mais: boolean }
const list = async (as: Usuario, query = '') =>
  (await board.call<Pagina>(`GET /usuarios/me/leituras?${query}`, { as })).body

test('lists who read a document of hers, with role, vaga and time, and not what she read herself', async () => {
  const [aluna, professora, administradora] = [
    await board.createAluno(),
    await board.createProfessor({ usuario: 'Lia Souza' }),
    await board.createAdministrador({ usuario: 'Ada Mota' }),
  ]
  const vaga = await createVaga(board.db, { autorId: professora.id, titulo: 'Monitoria de Redes' })
  const [candidatura] = await board.db
    .insert(candidaturas)
    .values({ vagaId: vaga.id, candidatoId: aluna.id, compartilhaHistorico: true })
    .returning()
  await board.call(`GET /candidaturas/${candidatura?.id}`, { as: professora })
  const objeto = `candidatura ${candidatura?.id}`
  const linha = { pessoaId: aluna.id, objeto }
  await board.db.insert(auditoria).values([
    { ...linha, atorId: professora.id, acao: 'leu_historico' },
    { ...linha, atorId: administradora.id, acao: 'leu_arquivo' },
    { ...linha, atorId: aluna.id, acao: 'leu_arquivo' },
    { ...linha, atorId: administradora.id, acao: 'mudou_senha' },
  ])
  const { itens } = await list(aluna)
  const vista = { vaga: 'Monitoria de Redes', em: expect.any(String) }
  expect(itens.slice(0, 2)).toEqual([
    expect.objectContaining({ ...vista, acao: 'leu_arquivo', quem: 'Ada Mota', papel: 'administrador' }),
    expect.objectContaining({ ...vista, acao: 'leu_historico', quem: 'Lia Souza', papel: 'professor' }),
  ])
  expect(itens.every(({ quem }) => quem !== aluna.usuario)).toBe(true)
  expect((await list(professora)).itens).toEqual([])
})

test('is read in windows, and outlives who read and what it was about', async () => {
  const [aluna, professora] = [await board.createAluno(), await board.createProfessor()]
  const lida = { atorId: professora.id, pessoaId: aluna.id, acao: 'leu_arquivo', objeto: 'candidatura 999999' }
  await board.db.insert(auditoria).values([lida, lida, { ...lida, atorId: 999_999 }])
  await board.db.update(usuarios).set({ emailVerificadoEm: null })
  await board.db.update(usuarios).set({ emailVerificadoEm: new Date() }).where(eq(usuarios.id, aluna.id))
  const first = await list(aluna, 'limit=2')
  expect(first.itens).toEqual([
    expect.objectContaining({ quem: null, papel: null, vaga: null }),
    expect.objectContaining({ quem: null, papel: null, vaga: null }),
  ])
  expect(first.tem_mais).toBe(true)
  const next = await list(aluna, `limit=2&depois=${first.cursores[1]}`)
  expect([next.itens.length, next.tem_mais]).toEqual([1, false])
})
