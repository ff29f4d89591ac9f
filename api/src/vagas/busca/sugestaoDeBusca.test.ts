import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp } from '../../testing/createTestApp.ts'
import type { Usuario } from '../../testing/createTestApp.ts'
import { createVaga } from '../../testing/createVaga.ts'

const board = await createTestApp()
afterAll(board.close)

type Lista = { total: number; sugestao_de_busca: string | null }

let aluna: Usuario
let professora: Usuario

const list = async (query: string) => (await board.call<Lista>(`GET /vagas?${query}`, { as: aluna })).body
const suggest = async (busca: string, more = '') =>
  (await list(`busca=${encodeURIComponent(busca)}${more}`)).sugestao_de_busca

beforeAll(async () => {
  aluna = await board.createAluno()
  professora = await board.createProfessor({ usuario: 'Quitéria Brandão' })
  const autorId = professora.id
  await createVaga(board.db, { autorId, titulo: 'Monitoria de PROGRAMAÇÃO', temas: ['Estatística'] })
  await createVaga(board.db, {
    autorId,
    titulo: 'Pesquisa em Python e Óptica',
    descricao: 'Materiais porosos e fibras.',
  })
  await createVaga(board.db, { autorId, titulo: 'Xilogravura', status: 'encerrada' })
})

test.each([
  ['progamação', 'programação'],
  ['PROGAMACAO', 'programação'],
  ['monitoria de progamação', 'monitoria de programação'],
  ['monitora de progamaçao', 'monitora de programação'],
  ['estatisitca', 'estatística'],
  ['Pyton', 'python'],
  ['quiteira', 'quitéria'],
  ['administrcao', 'administração'],
  ['optca pyton', 'óptica python'],
  ['progamação!', 'programação'],
  ['phyton', 'python'],
  ['ptyhon', 'python'],
  ['pythonn', 'python'],
  ['progra mação', 'programação'],
  ['pythonóptica', 'python óptica'],
])('a search for "%s" that finds nothing suggests "%s"', async (busca, sugestao) => {
  expect(await suggest(busca)).toBe(sugestao)
  expect((await list(`busca=${encodeURIComponent(sugestao)}`)).total).toBeGreaterThan(0)
})

test.each([
  ['finds something', 'programação'],
  ['is similar to nothing', 'zzzzzz'],
  ['has a word that is similar to nothing', 'progamação zzzzzz'],
  ['has known words, which no vaga has together', 'python monitoria'],
  ['has a known word of a description', 'porosos monitoria'],
  ['is similar to a word of a closed vaga only', 'xilografura'],
  ['finds nothing either with the known words', 'progamação python'],
  ['has no word', '!!!'],
  ['is SQL', "'; drop table palavras; --"],
])('nothing is suggested if the search %s', async (_, busca) => {
  expect(await suggest(busca)).toBeNull()
})

test('the suggestion finds something with the filters of the list', async () => {
  expect(await suggest('progamação', '&departamento=1')).toBe('programação')
  expect(await suggest('progamação', '&departamento=2')).toBeNull()
  expect((await list('')).sugestao_de_busca).toBeNull()
})

test('a word that no vaga has any more is forgotten', async () => {
  const known = async (palavra: string) => {
    const { rows } = await board.db.execute(sql`select escrita from palavras where palavra = ${palavra}`)
    return rows.length > 0
  }
  const autor = await board.createProfessor({ usuario: 'Hermengarda Prado' })
  await createVaga(board.db, { autorId: autor.id, titulo: 'Bolsa de Cerâmica' })
  expect([await known('hermengarda'), await known('ceramica')]).toEqual([true, true])
  await board.call(`PUT /users/${autor.id}`, {
    as: autor,
    body: { usuario: 'Iolanda Prado', sobre: null, ehaluno: false },
  })
  await board.app.indexacao.drain()
  await board.app.retention.run()
  expect([await known('hermengarda'), await known('iolanda'), await known('ceramica')]).toEqual([false, true, true])
})
