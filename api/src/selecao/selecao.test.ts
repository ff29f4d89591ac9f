import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { mudancasDeEtapa } from '../db/schema/selecao.ts'
import { usuarios } from '../db/schema.ts'
import { createSelecao } from '../testing/createSelecao.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

describe('the number of places', () => {
  test('can be set and cleared, and the number of selected ones includes held decisions', async () => {
    const { rota, professora, mover, emDia } = await createSelecao(board, 3)
    const put = (vagas: unknown) => board.call(`PUT ${rota}`, { as: professora, body: { vagas } })
    expect(await put(2)).toMatchObject({ status: 200, body: { vagas: 2, aprovadas: 0 } })
    const todos = await emDia()
    await mover('aprovada', { movimentos: todos.slice(0, 2), reter: true })
    await mover('aprovada', { movimentos: todos.slice(2) })
    expect((await board.call(`GET ${rota}`, { as: professora })).body).toEqual({
      vagas: 2,
      aprovadas: 3,
      retidas: 2,
      divulgacao_em: null,
    })
    expect(await put(null)).toMatchObject({ status: 200, body: { vagas: null } })
  })

  test.each([0, 1001, 1.5, '2', undefined])('is not %j', async vagas => {
    const { rota, professora } = await createSelecao(board)
    expect((await board.call(`PUT ${rota}`, { as: professora, body: { vagas } })).status).toBe(422)
  })

  test('is all that others see of the change', async () => {
    const { rota, professora, vaga, aluno } = await createSelecao(board)
    const read = async () => (await board.call(`GET /vagas/${vaga.id}`, { as: aluno })).body
    const before = await read()
    await board.call(`PUT ${rota}`, { as: professora, body: { vagas: 3 } })
    expect(await read()).toEqual({ ...(before as object), lugares: 3 })
  })
})

describe('the history of a candidatura', () => {
  type Linha = { de: string; para: string; palavra: string | null; retida: boolean; por: object | null }
  const read = async (candidatura: number, as: Usuario) =>
    (await board.call<Linha[]>(`GET /candidaturas/${candidatura}/historico`, { as })).body

  test('has who did what, with messages, oldest first; a held decision is marked until its release', async () => {
    const { mover, divulgar, retirar, professora, aluno, candidatura } = await createSelecao(board)
    await mover('entrevista', { palavra: 'Sexta.' })
    await mover('nao_selecionada', { reter: true, palavra: 'Um' })
    await mover('aprovada', { reter: true, palavra: 'Dois' })
    const dela = { id: professora.id, usuario: professora.usuario, avatar: null }
    const linha = { criado_em: expect.stringMatching(/Z$/), por: dela }
    const feitas = (divulgada: boolean) => [
      { ...linha, de: 'recebida', para: 'entrevista', palavra: 'Sexta.', retida: false },
      { ...linha, de: 'entrevista', para: 'nao_selecionada', palavra: 'Um', retida: true },
      { ...linha, de: 'nao_selecionada', para: 'aprovada', palavra: 'Dois', retida: !divulgada },
    ]
    expect(await read(candidatura, professora)).toEqual(feitas(false))
    await divulgar()
    expect(await read(candidatura, professora)).toEqual(feitas(true))
    await retirar(aluno, { palavra: 'Obrigado!' })
    expect((await read(candidatura, professora)).at(-1)).toMatchObject({
      de: 'aprovada',
      para: 'retirada',
      palavra: 'Obrigado!',
      por: { id: aluno.id },
    })
  })

  test('keeps the changes of a deleted account, and shows the last 200', async () => {
    const { professora, candidatura } = await createSelecao(board)
    const gone = await board.createProfessor()
    const change = { candidaturaId: candidatura, porId: gone.id, para: 'entrevista', retida: false } as const
    await board.db
      .insert(mudancasDeEtapa)
      .values([
        { ...change, de: 'recebida' },
        ...Array.from({ length: 200 }, () => ({ ...change, de: 'em_analise' as const })),
      ])
    await board.db.delete(usuarios).where(eq(usuarios.id, gone.id))
    const lines = await read(candidatura, professora)
    expect(lines).toHaveLength(200)
    expect(lines.every(({ de, por }) => de === 'em_analise' && por === null)).toBe(true)
  })

  test('does not exist for another professor', async () => {
    const { candidatura } = await createSelecao(board)
    const as = await board.createProfessor()
    const refused = { status: 403, body: { detail: 'Esta candidatura não é a uma oportunidade sua.' } }
    for (const id of [candidatura, 999_999]) {
      expect(await board.call(`GET /candidaturas/${id}/historico`, { as })).toMatchObject(refused)
    }
  })
})
