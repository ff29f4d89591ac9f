import { afterAll, describe, expect, test } from 'vitest'
import { auditoria } from '../db/schema/auditoria.ts'
import { readCsv } from '../http/csv.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { EntradaDeLista, Importacao } from './listas.schemas.ts'

const board = await createTestApp()
afterAll(board.close)
const as = await board.createAdministrador()

const send = (lista: string, texto: string, aplicar = false) =>
  board.call<Importacao>(`POST /admin/listas/${lista}/importacao`, { as, body: { texto, aplicar } })
const list = async (lista: string) =>
  (await board.call<{ itens: EntradaDeLista[] }>(`GET /admin/listas/${lista}?limit=100&situacao=todas`, { as })).body
    .itens
const find = async (lista: string, nome: string) => (await list(lista)).find(entrada => entrada.nome === nome)
const exported = async (lista: string) =>
  (await board.call<string>(`GET /admin/listas/${lista}.csv?situacao=todas`, { as })).body
const counts = ({ novas, mudadas, iguais, recusadas }: Importacao) => [novas, mudadas, iguais, recusadas]

describe('readCsv', () => {
  test('reads either separator, quotes, line breaks within a cell and the mark at the beginning', () => {
    expect(readCsv('\uFEFFa;b\r\n"um; dois";"diz ""oi"""\n\n;\nx,y;"z\nw"\nfim')).toEqual([
      { linha: 1, celulas: ['a', 'b'] },
      { linha: 2, celulas: ['um; dois', 'diz "oi"'] },
      { linha: 5, celulas: ['x,y', 'z\nw'] },
      { linha: 7, celulas: ['fim'] },
    ])
    expect(readCsv('a,b\n1,2')).toHaveLength(2)
  })

  test('takes back the apostrophes of an export, and no other', () => {
    expect(readCsv("a\n'=soma\n'comum\nx,'+y")[1]?.celulas).toEqual(['=soma'])
    expect(readCsv("a\n'comum")[1]?.celulas).toEqual(["'comum"])
  })
})

test('a file with an open quote is refused at its line', async () => {
  expect(await send('departamentos', 'Departamento\n"Dança')).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'texto'], msg: expect.stringMatching(/perto da linha 2: confira as aspas/) }] },
  })
})

test('a preview names every line, and changes nothing', async () => {
  const direito = await find('departamentos', 'Direito')
  const before = await board.db.$count(auditoria)
  const { status, body } = await send(
    'departamentos',
    [
      'codigo;DEPARTAMENTO;Cursos',
      ';Oceanografia;Mar,Rios',
      `${direito?.id};Ciências Jurídicas;`,
      ';direito;',
      '999999;Nenhum;',
      ';?!;',
      ';OCEANOGRAFIA;',
      `${direito?.id};De novo;`,
    ].join('\n'),
  )
  expect(status).toBe(200)
  expect(counts(body)).toEqual([1, 1, 0, 5])
  expect(body.linhas.map(({ linha, situacao, nome, antes, motivo }) => [linha, situacao, nome, antes, motivo])).toEqual(
    [
      [2, 'nova', 'Oceanografia', null, null],
      [3, 'mudada', 'Ciências Jurídicas', 'Direito', null],
      [4, 'recusada', 'direito', null, 'Repete a linha 3.'],
      [5, 'recusada', 'Nenhum', null, 'Não há departamento com o código 999999.'],
      [6, 'recusada', '?!', null, 'Escreva um nome com letras.'],
      [7, 'recusada', 'OCEANOGRAFIA', null, 'Repete a linha 2.'],
      [8, 'recusada', 'De novo', 'Direito', 'Repete a linha 3.'],
    ],
  )
  expect(await find('departamentos', 'Direito')).toEqual(direito)
  expect(await board.db.$count(auditoria)).toBe(before)
})

test('applies new and changed lines with a line of the audit each, and nothing the second time', async () => {
  const letras = await find('departamentos', 'Letras')
  const texto = `Código,Departamento,Cursos\n${letras?.id},Letras e Línguas,"Letras,Tradução"\n,=Estatística,Dados`
  const total = (await list('departamentos')).length
  const before = await board.db.$count(auditoria)
  expect(counts((await send('departamentos', texto, true)).body)).toEqual([1, 1, 0, 0])
  expect(await board.db.$count(auditoria)).toBe(before + 2)
  expect(await find('departamentos', 'Letras e Línguas')).toMatchObject({
    id: letras?.id,
    cursos: ['Letras', 'Tradução'],
  })
  expect(await find('departamentos', '=Estatística')).toMatchObject({ cursos: ['Dados'] })
  expect(await list('departamentos')).toHaveLength(total + 1)
  expect(counts((await send('departamentos', texto, true)).body)).toEqual([0, 0, 2, 0])
  expect(await board.db.$count(auditoria)).toBe(before + 2)
})

test.each(['departamentos', 'locais', 'interesses', 'categorias'])('the export of %s changes nothing', async lista => {
  if (lista === 'interesses') await board.call('POST /admin/listas/interesses', { as, body: { nome: '@arroba' } })
  const texto = await exported(lista)
  const { body } = await send(lista, texto, true)
  expect(counts(body)).toEqual([0, 0, (await list(lista)).length, 0])
  expect(await exported(lista)).toBe(texto)
})

test('an interest goes into the category of its line, which must be there', async () => {
  await board.call('POST /admin/listas/categorias', { as, body: { nome: 'Ciências' } })
  const texto = 'Interesse;Categoria\nÓtica;ciencias\nAstros;Nenhures\nPoesia;'
  const { body } = await send('interesses', texto, true)
  expect(body.linhas.map(({ situacao, motivo }) => [situacao, motivo])).toEqual([
    ['nova', null],
    ['recusada', 'Não há a categoria “Nenhures”.'],
    ['nova', null],
  ])
  expect(await find('interesses', 'Ótica')).toMatchObject({ categoria: 'Ciências' })
  expect(await find('interesses', 'Poesia')).toMatchObject({ categoria: 'Outros' })
})

test('a line without a code is the entry of its name, however it is written', async () => {
  const { body } = await send('locais', 'Local\nREMOTO\npuc', true)
  expect(counts(body)).toEqual([0, 0, 2, 0])
  expect(await find('locais', 'Remoto')).toMatchObject({ id: 1 })
})

test('keeps the name that the board needs, and refuses a name that another code has', async () => {
  const { body } = await send('locais', 'Código;Local\n1;Em casa\n2;remoto')
  expect(body.linhas.map(({ motivo }) => motivo)).toEqual([
    '“Remoto” fica como está: o mural usa este nome.',
    'Já existe “Remoto”, com o código 1.',
  ])
})

test('refuses a file without its titles, and one that is too long', async () => {
  for (const texto of ['', 'Nome\nX', `Local\n${'x\n'.repeat(5001)}`, 'x'.repeat(500_001)])
    expect(await send('locais', texto)).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'texto'] }] } })
})

test('fills a list up to its number of entries', async () => {
  const linhas = Array.from({ length: 1001 }, (_, index) => `Sala ${index}`)
  const { body } = await send('locais', ['Local', ...linhas].join('\n'), true)
  expect(body.novas + body.recusadas).toBe(1001)
  expect(body.recusadas).toBe(1 + 2)
  expect(body.linhas.length).toBe(500)
})
