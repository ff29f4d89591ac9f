import { describe, expect, test } from 'vitest'
import { readEspelho } from './espelho.ts'
import type { Texto } from './testing/pdf.ts'
import { cabecalho, colunas, toPaginas, toTextos } from './testing/tabela.ts'
import type { Linha } from './testing/tabela.ts'
import { readTrechos } from './trechos.ts'

const row = (codigo: string): Linha => ['', codigo, 'Cálculo a uma Variável', '33A', '8,5', 'AP', '4']

/** Rows 14 points apart, the first at 0, with labels in the column of the terms at so many points below it. */
const read = async (codigos: string[], rotulos: Array<[string, number]>, antes: Texto[] = []) => {
  const first = 726
  const textos = [
    ...antes,
    ...toTextos([cabecalho], { x: colunas, y: 740 }),
    ...toTextos(codigos.map(row), { x: colunas, y: first }),
    ...rotulos.map(([texto, below]): Texto => ({ x: colunas[0], y: first - below, texto })),
  ]
  const pdf = toPaginas([textos])
  const { disciplinas, naoLidas } = readEspelho(await readTrechos(new Uint8Array(pdf)), { titulos: {}, situacoes: {} })
  return {
    lidas: disciplinas.map(({ periodo, codigo_disciplina }) => `${periodo} ${codigo_disciplina}`),
    naoLidas: naoLidas.map(({ texto, motivo }) => `${texto.split(' ')[0]}: ${motivo}`),
  }
}

const codigos = ['INF1001', 'INF1002', 'INF1003', 'INF1004', 'INF1005']
const semPeriodo = (codigo: string) => `${codigo}: Não se sabe de que período é.`

describe('a term in a cell that spans rows', () => {
  test('covers the rows around it if its text is in the middle', async () => {
    const rotulos: Array<[string, number]> = [
      ['2023.1', 0],
      ['2023.2', 21],
      ['2024.1', 49],
    ]
    const title = { x: 40, y: 760, texto: '2022.2' }
    expect(await read(codigos, rotulos, [title])).toEqual({
      lidas: ['2023.1 INF1001', '2023.2 INF1002', '2023.2 INF1003', '2024.1 INF1004', '2024.1 INF1005'],
      naoLidas: [],
    })
  })

  test('covers the rows below it if its text is at the top', async () => {
    const rotulos: Array<[string, number]> = [
      ['2023.1', 0],
      ['2023.2', 14],
      ['2024.1', 56],
    ]
    expect(await read(codigos, rotulos)).toEqual({
      lidas: ['2023.1 INF1001', '2023.2 INF1002', '2023.2 INF1003', '2023.2 INF1004', '2024.1 INF1005'],
      naoLidas: [],
    })
  })

  test('reports the rows on which the middle and the top disagree, if both fit', async () => {
    const rotulos: Array<[string, number]> = [
      ['2023.1', 0],
      ['2023.2', 28],
    ]
    expect(await read(codigos.slice(0, 4), rotulos)).toEqual({
      lidas: ['2023.1 INF1001', '2023.2 INF1003', '2023.2 INF1004'],
      naoLidas: [semPeriodo('INF1002')],
    })
  })

  test('reports all rows if neither fits', async () => {
    const rotulos: Array<[string, number]> = [
      ['2023.1', 7],
      ['2023.2', 52],
    ]
    expect(await read(codigos, rotulos)).toEqual({ lidas: [], naoLidas: codigos.map(semPeriodo) })
  })

  test('ends at a cell with other words', async () => {
    const rotulos: Array<[string, number]> = [
      ['2023.1', 7],
      ['Verão', 35],
      ['2024.1', 56],
    ]
    expect(await read(codigos, rotulos)).toEqual({
      lidas: ['2023.1 INF1001', '2023.1 INF1002', '2024.1 INF1005'],
      naoLidas: ['INF1003', 'INF1004'].map(semPeriodo),
    })
  })
})

test('reports a row without a term in a table that repeats its terms', async () => {
  const rotulos: Array<[string, number]> = [
    ['2023.1', 0],
    ['2023.1', 28],
  ]
  expect(await read(codigos.slice(0, 3), rotulos)).toEqual({
    lidas: ['2023.1 INF1001', '2023.1 INF1003'],
    naoLidas: [semPeriodo('INF1002')],
  })
})
