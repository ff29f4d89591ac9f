import { describe, expect, test } from 'vitest'
import { readEspelho } from './espelho.ts'
import type { Texto } from './testing/pdf.ts'
import { cabecalho, colunas, toPaginas, toTextos } from './testing/tabela.ts'
import type { Linha } from './testing/tabela.ts'
import { hasPalavras, readTrechos } from './trechos.ts'

const read = async (...paginas: Texto[][]) =>
  readEspelho(await readTrechos(new Uint8Array(toPaginas(paginas))), { titulos: {}, situacoes: {} })

const linha = (codigo: string): Linha => ['2023.1', codigo, 'Cálculo a uma Variável', '33A', '8,5', 'Aprovado', '4']
const tabela = toTextos([cabecalho, linha('MAT1161'), linha('MAT1162'), linha('MAT1163')], { x: colunas, y: 740 })

describe('lines without a course are not reported', () => {
  test.each([
    [['AP - Aprovado   RM - Reprovado por média']],
    [['RM: Reprovado por média, com menos de 5,0 (Res. 12/2019)']],
    [['AP', 'Aprovado', '5,0 a 10,0']],
  ])('a legend of codes: %j', async textos => {
    const legenda = textos.map((texto, index) => ({ x: 40 + index * 100, y: 660, texto }))
    const { disciplinas, naoLidas } = await read([...tabela, ...legenda])
    expect([disciplinas.length, naoLidas]).toEqual([3, []])
  })

  test('a last page that holds only a footer', async () => {
    const rodape = [{ x: 40, y: 800, texto: 'Documento emitido em 27/11/2026. Autenticidade: 4F2A-99B1' }]
    expect((await read(tabela, rodape)).naoLidas).toEqual([])
    expect((await read(tabela, rodape, tabela)).naoLidas).toMatchObject([{ pagina: 2, texto: 'Página inteira' }])
  })
})

describe('a name as long as its column', () => {
  const nome = 'Tópicos Especiais em Computação Gráfica Aplicada 1'
  const longa = (nome: string, turma: string): Texto[] =>
    toTextos([['2023.1', 'MAT1164', nome, turma, '8,5', 'Aprovado', '4']], { x: colunas, y: 684 })

  test('ends where the next column begins in the other rows', async () => {
    const { disciplinas, naoLidas } = await read([...tabela, ...longa(nome, '33A')])
    expect(disciplinas.at(-1)).toMatchObject({ nome_disciplina: nome, turma: '33A' })
    expect([disciplinas.length, naoLidas]).toEqual([4, []])
  })

  test('is reported if it goes on into the next column', async () => {
    const { disciplinas, naoLidas } = await read([...tabela, ...longa(`${nome} 33A`, '')])
    expect(disciplinas).toHaveLength(3)
    expect(naoLidas.map(({ motivo }) => motivo)).toEqual([`Não se sabe onde termina “${nome} 33A”.`])
  })
})

describe('two columns of several lines', () => {
  test('each keep their own', async () => {
    const x = [40, 85, 140, 260, 340, 385, 425, 510]
    const titulos = ['Período', 'Código', 'Disciplina', 'Professor', 'Turma', 'Grau', 'Situação', 'Créditos']
    const at = (y: number, ...textos: string[]): Texto[] =>
      textos.flatMap((texto, index) => (texto ? [{ x: x[index] ?? 0, y, texto, tamanho: 8 }] : []))
    const { disciplinas, naoLidas } = await read([
      ...at(740, ...titulos),
      ...at(726, '2023.1', 'INF1001', 'Introdução à', 'Prof. José Carlos', '33A', '8,0', 'AP', '4'),
      ...at(717, '', '', 'Ciência da', 'de Albuquerque'),
      ...at(708, '', '', 'Computação'),
      ...at(694, '2023.1', 'INF1002', 'Redes', 'Prof. Ana Lima', '33A', '9,0', 'AP', '4'),
      ...at(685, '', '', '', 'Prof. José Sá'),
    ])
    expect(disciplinas.map(({ nome_disciplina }) => nome_disciplina)).toEqual([
      'Introdução à Ciência da Computação',
      'Redes',
    ])
    expect(naoLidas).toEqual([])
  })
})

test.each([
  ['words', ['Cálculo a uma Variável', '2023.1 MAT1161 8,5'], true],
  ['letters that are set apart', ['C á l c u l o a u m a V a r i á v e l', '2 0 2 3 . 1'], false],
  ['codes of glyphs without a character map', ['\u0015\u0013&iOFXOR\u0003D\u0003XPD', '\u0016\u0011'], false],
])('tells text of words from others: %s', (_, textos, expected) => {
  const trechos = textos.map(texto => ({ texto, x: 0, y: 0, largura: 100, altura: 9 }))
  expect(hasPalavras([{ trechos, girados: 0 }])).toBe(expected)
})
