import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audiencias } from '../db/columns.ts'
import { candidaturas } from '../db/schema.ts'
import { usuariosInteresses } from '../db/schema/interesses.ts'

import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'
import { createInteresse, createVaga } from '../testing/createVaga.ts'

const board = await createTestApp()
afterAll(board.close)

type Audiencia = (typeof audiencias)[number]
type Escolhas = Record<'perfil' | 'curso' | 'email', Audiencia>
type Perfil = { email: string | null; sobre: string | null; curso: string | null; interesses: object[] }
type Cartao = { id: number; departamento: string | null; tags: string[]; motivo: string | null; secao: string | null }

let bia: Usuario
let leitores: Record<'ela' | 'aluna' | 'professora' | 'aConfirmar' | 'gestora', Usuario>
beforeAll(async () => {
  const curso = 'Engenharia de Computação'
  bia = await board.createAluno({ usuario: 'Bia Reservada', sobre: 'Gosto de redes.', curso })
  const [aluna, professora, gestora, aConfirmar] = [
    await board.createAluno({ curso }),
    await board.createProfessor(),
    await board.createProfessor(),
    await board.createProfessor({ professorConfirmadoEm: null }),
  ]
  leitores = { ela: bia, aluna, professora, aConfirmar, gestora }
  const vaga = await createVaga(board.db, { autorId: gestora.id })
  await board.db.insert(candidaturas).values({ vagaId: vaga.id, candidatoId: bia.id })
  const interesseId = await createInteresse(board.db, 'Paleografia')
  await board.db.insert(usuariosInteresses).values([bia, aluna].map(({ id }) => ({ usuarioId: id, interesseId })))
})

const abertas: Escolhas = { perfil: 'todos', curso: 'todos', email: 'todos' }
const choose = (escolhas: Partial<Escolhas>) =>
  board.call('PUT /usuarios/me/privacidade', { as: bia, body: { ...abertas, ...escolhas } })
const readPerfil = async (as: Usuario | undefined) => (await board.call<Perfil>(`GET /users/${bia.id}`, { as })).body
const search = async (as: Usuario | undefined, busca: string) =>
  (await board.call<{ pessoas: Cartao[] }>(`GET /rede/sugestoes?busca=${busca}`, { as })).body.pessoas.find(
    ({ id }) => id === bia.id,
  )

const quem = {
  todos: ['ela', 'aluna', 'professora', 'aConfirmar', 'gestora'],
  professores: ['ela', 'professora', 'gestora'],
  gestores: ['ela', 'gestora'],
} as const

test('a profile is for everybody and an e-mail for managers alone, until the person chooses otherwise', async () => {
  expect(await board.call('GET /usuarios/me/privacidade', { as: leitores.aluna })).toMatchObject({
    body: { perfil: 'todos', curso: 'todos', email: 'gestores' },
  })
})

describe.each(audiencias)('for %s', audiencia => {
  const veem: readonly string[] = quem[audiencia]

  test.each(['ela', 'aluna', 'professora', 'aConfirmar', 'gestora'] as const)('each part as %s sees it', async nome => {
    const ve = veem.includes(nome)
    const as = leitores[nome]
    await choose({ perfil: audiencia })
    const perfil = await readPerfil(as)
    expect([perfil.sobre, perfil.interesses.length]).toEqual(ve ? ['Gosto de redes.', 1] : [null, 0])
    await choose({ curso: audiencia })
    expect((await readPerfil(as)).curso).toBe(ve ? 'Engenharia de Computação' : null)
    await choose({ email: audiencia })
    expect((await readPerfil(as)).email).toBe(ve ? bia.email : null)
    if (as === bia) return
    await choose({ perfil: audiencia, curso: audiencia })
    const cartao = await search(as, 'reservada')
    expect([cartao?.departamento, cartao?.tags]).toEqual(
      ve ? ['Engenharia de Computação', ['Paleografia']] : [null, []],
    )
  })
})

describe('the network', () => {
  test('suggests whom everybody sees, and finds them by interest and course', async () => {
    await choose({})
    expect(await search(leitores.aluna, '')).toMatchObject({ motivo: expect.stringContaining('Paleografia') })
    expect(await search(leitores.aluna, 'paleografia')).toBeDefined()
  })

  test('tells nothing of a profile that is not for everybody, nor finds it by its words', async () => {
    await choose({ perfil: 'gestores', curso: 'gestores' })
    expect(await search(leitores.aluna, '')).toBeUndefined()
    for (const word of ['paleografia', 'engenharia']) expect(await search(leitores.aluna, word)).toBeUndefined()
    expect(await search(leitores.aluna, 'reservada')).toMatchObject({ motivo: null, secao: 'conhecer' })
    await board.call(`PUT /rede/conexoes/${bia.id}`, { as: leitores.aluna })
    const { body } = await board.call('GET /rede/conexoes', { as: leitores.aluna })
    expect(body).toMatchObject({ pessoas: [{ id: bia.id, departamento: null, tags: [] }] })
    await board.call(`DELETE /rede/conexoes/${bia.id}`, { as: leitores.aluna })
  })

  test('does not give the course away as a reason', async () => {
    await choose({ curso: 'professores' })
    expect(await search(leitores.aluna, 'reservada')).toMatchObject({
      departamento: null,
      motivo: expect.not.stringContaining('curso'),
    })
  })
})

test('whoever manages a vaga of hers sees her course among its candidates, whatever she chose', async () => {
  await choose({ perfil: 'gestores', curso: 'gestores', email: 'gestores' })
  const { rows } = await board.db.execute<{ vaga: number }>(`select vaga_id as vaga from candidaturas`)
  const { body } = await board.call(`GET /candidaturas/vaga/${rows[0]?.vaga}`, { as: leitores.gestora })
  expect(JSON.stringify(body)).toContain('Engenharia de Computação')
})
