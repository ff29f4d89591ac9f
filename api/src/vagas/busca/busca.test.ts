import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp } from '../../testing/createTestApp.ts'
import type { Usuario } from '../../testing/createTestApp.ts'
import { createVaga } from '../../testing/createVaga.ts'

const board = await createTestApp()
afterAll(board.close)

type Lista = { vagas: Array<{ titulo: string }>; total: number }

let aluna: Usuario

const search = async (busca: string): Promise<string[]> => {
  const { body } = await board.call<Lista>(`GET /vagas?limit=100&busca=${encodeURIComponent(busca)}`, { as: aluna })
  return body.vagas.map(({ titulo }) => titulo)
}

test.each([
  ['Redes TCP/IP', 'redes tcp ip'],
  ['CI/CD', 'ci cd'],
  ['Vue.js 3.0', 'vue js 3 0'],
  ['INF1007/INF1008', 'inf 1007 inf 1008'],
  ['  Física–Química (2026.1) ', 'fisica quimica 2026 1'],
  ['C, C+, C++, C# e F#', 'c cplus cplusplus csharp e fsharp'],
  ['C++17/C#10', 'cplusplus 17 csharp 10'],
  ['R+Python', 'r python'],
  ['LGBTQIA+ Notepad++ #vagas', 'lgbtqia notepad vagas'],
  ["D'Água, e-mail: a@b.br", 'd agua e mail a b br'],
  ['10% – R$ 1.200,00', '10 r 1 200 00'],
  ['CO₂ ｃ＋＋ ﬁm 1º', 'co 2 cplusplus fim 1o'],
  ['Иван 量子', 'иван 量子'],
  ['%_\\ !?', ''],
])('the words of %j', async (texto, palavras) => {
  const { rows } = await board.db.execute(sql`select palavras_de_busca(${texto}) as palavras`)
  expect(rows).toEqual([{ palavras }])
})

describe('a compound title', () => {
  const compostos = [
    'Redes TCP/IP',
    'Oficina de CI/CD',
    'Aplicações em Node.js',
    'Interfaces com Vue.js 3.0',
    'Monitoria de INF1007/INF1008',
    'Tutoria Física/Química',
    'Seleção 2026.1',
    'Projetos de P&D',
    'Ações LGBTQIA+',
    'Back-end/DevOps (remoto)',
    "Gestão d'água",
    'Dispositivos de E/S',
    'Algoritmos em C++17',
  ]
  const partes = [...new Set(compostos.flatMap(titulo => titulo.split(/[^\p{L}\p{N}+]+/u)))]

  beforeAll(async () => {
    aluna = await board.createAluno()
    const autor = await board.createProfessor()
    for (const titulo of compostos) await createVaga(board.db, { autorId: autor.id, titulo })
    // Newer vagas that have the words apart, or only their beginning.
    await createVaga(board.db, { autorId: autor.id, titulo: 'IP e JS: 1 edital de 2026 para Química e Física' })
    await createVaga(board.db, { autorId: autor.id, titulo: 'Dados, serviços e Redes de TCP ou IP' })
  })

  test.each(compostos.map(titulo => [titulo, titulo.split(' ').at(-1) ?? '']))(
    '%s is the first result by its last word %s and by itself',
    async (titulo, palavra) => {
      expect((await search(titulo))[0]).toBe(titulo)
      expect(await search(palavra)).toContain(titulo)
    },
  )

  test.each([
    'TCP/IP',
    'tcp-ip',
    'TCP IP',
    'node.js',
    'NODE JS',
    'vue.js 3.0',
    'ci/cd',
    '2026.1',
    'Física/Química',
    'E/S',
  ])('the vaga with %s in its title comes before those that have the words apart', async busca => {
    const words = busca.toLowerCase().split(/[^\p{L}\d]+/u)
    const [first = ''] = await search(busca)
    expect(compostos).toContain(first)
    for (const word of words) expect(first.toLowerCase()).toContain(word)
  })

  test.each(partes.filter(Boolean))('is found by its part %s', async parte => {
    const found = await search(parte)
    for (const titulo of compostos.filter(each => each.split(/[^\p{L}\p{N}+]+/u).includes(parte)))
      expect(found).toContain(titulo)
  })
})

describe('a code', () => {
  const [junto, separado] = ['Tutoria de MAT1161', 'Monitoria de MAT 1161']

  beforeAll(async () => {
    const autor = await board.createProfessor()
    for (const titulo of [junto, separado, 'Matrizes em 1162 exemplos'])
      await createVaga(board.db, { autorId: autor.id, titulo })
  })

  test.each(['MAT1161', 'MAT 1161', 'mat-1161', 'mat116', 'mat 116', '1161'])(
    'is found by %s, however written',
    async busca => {
      expect((await search(busca)).toSorted()).toEqual([separado, junto])
    },
  )
})

describe('words of one letter', () => {
  const linguagens = ['Estatística com R', 'Compiladores em C', 'Jogos em C#', 'Sistemas em C++', 'Provas em F#']

  beforeAll(async () => {
    const autor = await board.createProfessor({ usuario: 'Rui Castro' })
    for (const titulo of linguagens) await createVaga(board.db, { autorId: autor.id, titulo })
    await createVaga(board.db, { autorId: autor.id, titulo: 'Redes, robótica e roteiros: curso de cinema e cálculo' })
  })

  test.each([
    ['R', 'Estatística com R'],
    ['C', 'Compiladores em C'],
    ['c#', 'Jogos em C#'],
    ['C++', 'Sistemas em C++'],
    ['f#', 'Provas em F#'],
    ['em C', 'Compiladores em C'],
    ['sistemas c++', 'Sistemas em C++'],
  ])('%s finds %s first', async (busca, titulo) => {
    expect((await search(busca))[0]).toBe(titulo)
  })

  test('C++ and C# do not find C', async () => {
    for (const busca of ['C++', 'C#', 'csharp']) expect(await search(busca)).not.toContain('Compiladores em C')
    expect(await search('C++')).not.toContain('Jogos em C#')
  })
})

describe('the exact title', () => {
  test.each([
    ['Cálculo II', 'Cálculo I', 'Cálculo II e Cálculo III: cálculo para todos'],
    ['TCP/IP básico', 'TCP-IP básico', 'TCP IP básico', 'TCP/IP básico, TCP/IP avançado'],
    ['Bolsa: Luís', 'Bolsas Luís', 'Bolsa Luísa', 'Bolsa para Luís'],
    ['Programa C++', 'Programa C', 'Programa C#', 'Programa C++ em C++'],
    ['Não só isso', 'Isso só não', 'Não só isso: não, não'],
  ])('%s comes first, whatever is newer', async (...titulos) => {
    const autor = await board.createProfessor()
    for (const titulo of titulos) await createVaga(board.db, { autorId: autor.id, titulo })
    for (const titulo of titulos) expect((await search(titulo))[0]).toBe(titulo)
    expect((await search(titulos[0].toUpperCase()))[0]).toBe(titulos[0])
  })
})

test.each(['Luís', 'luí', 'lui', 'luis'])(
  'a name that looks like a plural is found as it is typed: %s',
  async busca => {
    const autor = await board.createProfessor({ usuario: 'Luís Reis' })
    const vaga = await createVaga(board.db, { autorId: autor.id, titulo: `Vaga de ${busca.length} letras` })
    expect(await search(busca)).toContain(vaga.titulo)
  },
)
