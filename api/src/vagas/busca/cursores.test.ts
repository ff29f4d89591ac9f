import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toCursor } from '../../http/cursor.ts'
import { candidaturas, vagas } from '../../db/schema.ts'
import { createTestApp } from '../../testing/createTestApp.ts'
import type { TestApp, Usuario } from '../../testing/createTestApp.ts'
import { createVaga } from '../../testing/createVaga.ts'

type Lista = { vagas: { id: number }[]; cursores: string[]; tem_mais: boolean }

let board: TestApp
let autora: Usuario
let leitores: { aluna: Usuario; professora: Usuario }

const publicar = (temas: string[] = []) =>
  createVaga(board.db, { autorId: autora.id, titulo: 'Monitoria de redes', remuneracao: 500, temas })

const candidatar = ({ id }: { id: number }) =>
  board.db.insert(candidaturas).values({ vagaId: id, candidatoId: leitores.aluna.id })

const encerrar = (id: number | undefined) =>
  board.db
    .update(vagas)
    .set({ status: 'encerrada' })
    .where(eq(vagas.id, id ?? 0))

beforeAll(async () => {
  board = await createTestApp()
  autora = await board.createProfessor()
  leitores = { aluna: await board.createAluno(), professora: autora }
  await board.call(`PUT /interesses/usuario/${leitores.aluna.id}`, { as: leitores.aluna, body: ['Robótica'] })
  for (let n = 0; n < 5; n += 1) await publicar(['Robótica'])
  await candidatar(await publicar(['Robótica']))
  await candidatar(await publicar())
  // Of one statement, so that their times are equal, in microseconds.
  const iguais = { ...(await publicar()), id: undefined, criadoEm: undefined }
  await board.db.insert(vagas).values(Array.from({ length: 7 }, () => iguais))
})
afterAll(() => board.close())

/** What may happen while somebody reads, given what they have read. */
const acontecimentos = {
  nada: async () => {},
  publicar: () => publicar(),
  publicarRecomendada: () => publicar(['Robótica']),
  encerrarLida: (lidas: number[]) => encerrar(lidas[0]),
  encerrarUltima: (lidas: number[]) => encerrar(lidas.at(-1)),
}

const nomes = Object.keys(acontecimentos) as (keyof typeof acontecimentos)[]

test.each([
  ['', 'aluna'],
  ['', 'professora'],
  ['&ordem=prazo', 'aluna'],
  ['&ordem=recentes', 'aluna'],
  ['&tipos=1&beneficios=remuneracao', 'aluna'],
  ['&busca=redes', 'aluna'],
] as const)('vagas that come and go between pages of "%s" of the %s repeat and skip none', async (filtro, leitor) => {
  const list = async (query: string) => {
    const { body } = await board.call<Lista>(`GET /vagas?${query}${filtro}`, { as: leitores[leitor] })
    return { ...body, ids: body.vagas.map(({ id }) => id) }
  }
  const read = async (limit: number, between: (keyof typeof acontecimentos)[]) => {
    const lidas: number[] = []
    let pagina = await list(`limit=${limit}`)
    for (let n = 0; ; n += 1) {
      lidas.push(...pagina.ids)
      if (!pagina.tem_mais) return lidas
      await acontecimentos[between[n % between.length] ?? 'nada'](lidas)
      pagina = await list(`limit=${limit}&depois=${pagina.cursores.at(-1)}`)
    }
  }
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 5 }),
      fc.array(fc.constantFrom(...nomes), { minLength: 1, maxLength: 6 }),
      async (limit, between) => {
        const all = (await list('limit=100')).ids
        const lidas = await read(limit, between)
        expect(new Set(lidas).size).toBe(lidas.length)
        expect(lidas.filter(id => all.includes(id))).toEqual(all)
      },
    ),
    { numRuns: 4 },
  )
})

test('a position is one of the list’s order: all else is refused', async () => {
  const depois = (cursor: string, busca = '') =>
    board.call(`GET /vagas?depois=${encodeURIComponent(cursor)}${busca}`, { as: leitores.aluna })
  const daLista = toCursor([0, 1_764_000_000_000_000, 1])
  expect((await depois(daLista)).status).toBe(200)
  const forjados = [
    '',
    'x',
    'a.b.c.d',
    `${daLista}.1`,
    '0.0.-1',
    '0.0.zzzzzzz',
    "0.0.1'",
    'A.0.1',
    '0.0.',
    '1'.repeat(101),
  ]
  for (const cursor of forjados) expect([cursor, (await depois(cursor)).status]).toEqual([cursor, 422])
  expect(await depois(daLista, '&busca=redes')).toMatchObject({ status: 422, body: { detail: 'Cursor inválido.' } })
  const infinito = toCursor([0, 0, 0x7f_80_00_00, 0, 0, 1])
  expect((await depois(infinito, '&busca=redes')).status).toBe(422)
})
