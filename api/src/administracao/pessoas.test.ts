import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { usuarios } from '../db/schema.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

let administradora: Usuario
beforeEach(async () => {
  await board.db.update(usuarios).set({ direitos: [] })
  administradora = await board.createAdministrador()
})

describe('the list of people', () => {
  type Lista = { itens: Array<{ id: number; nome: string }>; cursores: string[]; tem_mais: boolean }
  const list = async (query: string) =>
    (await board.call<Lista>(`GET /admin/pessoas?${query}`, { as: administradora })).body

  test('finds by a part of the e-mail, by words of the name, by role and by situation', async () => {
    const pessoa = await board.createProfessor({
      usuario: 'Zuleica Tavares',
      email: 'z.tavares@inf.puc.example',
      professorConfirmadoEm: null,
    })
    const one = [expect.objectContaining({ id: pessoa.id })]
    expect((await list('busca=z.tavares@')).itens).toEqual(one)
    expect((await list('busca=Z.Tav')).itens).toEqual(one)
    expect((await list('busca=z%25tavares')).itens).toEqual([])
    expect((await list('busca=zuleica')).itens).toEqual(one)
    expect((await list('busca=zuleica&papel=professor&situacao=a_confirmar')).itens).toEqual(one)
    expect((await list('busca=zuleica&papel=aluno')).itens).toEqual([])
    expect((await list('busca=zuleica&situacao=suspensa')).itens).toEqual([])
  })

  test('goes on after its last row, whatever was added meanwhile', async () => {
    const all = (await list('limit=100')).itens.map(({ id }) => id)
    const first = await list('limit=3')
    await board.createAluno()
    const next = await list(`limit=3&depois=${first.cursores.at(-1)}`)
    expect([...first.itens, ...next.itens].map(({ id }) => id)).toEqual(all.slice(0, 6))
  })

  test('goes by name, whatever the accents, through all windows and in the file', async () => {
    for (const usuario of ['Ordep Úrsula', 'ordep ana', 'Ordep Ângela', 'Ordep Zeca'])
      await board.createAluno({ usuario })
    const first = await list('busca=ordep&ordem=nome&limit=3')
    const next = await list(`busca=ordep&ordem=nome&limit=3&depois=${first.cursores.at(-1)}`)
    const names = ['ordep ana', 'Ordep Ângela', 'Ordep Úrsula', 'Ordep Zeca']
    expect([...first.itens, ...next.itens].map(({ nome }) => nome)).toEqual(names)
    const file = await board.call<string>('GET /admin/pessoas.csv?busca=ordep&ordem=nome', { as: administradora })
    const [, ...rows] = file.body.trim().split('\r\n')
    expect(rows.map(row => row.split(';')[1])).toEqual(names.map(name => `"${name}"`))
  })

  test('as a file has every row of the same filter, and no formula', async () => {
    await board.createAluno({ usuario: 'Quirino Prado', email: '=cmd@puc.example' })
    const { body, headers } = await board.call<string>('GET /admin/pessoas.csv?busca=quirino', { as: administradora })
    expect(headers['content-type']).toContain('text/csv')
    const [, ...rows] = body.trim().split('\r\n')
    expect(rows).toEqual([expect.stringContaining(`"Quirino Prado";"'=cmd@puc.example"`)])
  })

  test('as a file is whole beyond one query', async () => {
    const many = Array.from({ length: 1203 }, (_, n) => ({
      usuario: `Muitos ${n}`,
      email: `muitos${n}@puc.example`,
      ehaluno: true,
    }))
    await board.db.insert(usuarios).values(many)
    const { body } = await board.call<string>('GET /admin/pessoas.csv?busca=muitos', { as: administradora })
    expect(new Set(body.trim().split('\r\n')).size).toBe(1204)
  })
})
