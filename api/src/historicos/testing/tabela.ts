import { toConteudo, toObjetos, toPdf } from './pdf.ts'
import type { Texto } from './pdf.ts'

/** Period, code, name, class, grade, situation, credits, in the order of a row. */
export type Linha = [string, string, string, string, string, string, string]

/** Rows of a table, the first at `y`, one below the other, each field at its `x`. */
export const toTextos = (linhas: Linha[], { x, y, passo = 14 }: { x: readonly number[]; y: number; passo?: number }) =>
  linhas.flatMap((linha, index): Texto[] =>
    linha.flatMap((texto, coluna) => (texto === '' ? [] : [{ texto, x: x[coluna] ?? 0, y: y - index * passo }])),
  )

export const cabecalho: Linha = ['Período', 'Código', 'Disciplina', 'Turma', 'Grau', 'Situação', 'Créditos']

export const folha: Texto[] = [
  { x: 40, y: 800, texto: 'Pontifícia Universidade de Teste', tamanho: 12 },
  { x: 40, y: 782, texto: 'Espelho do Histórico Escolar' },
  { x: 40, y: 768, texto: 'Aluna: Ana Beatriz Souza   Matrícula: 2310001-5   Curso: Ciência da Computação' },
  { x: 40, y: 30, texto: 'Emitido em 03/12/2024   Página 1' },
]

export const colunas = [40, 85, 140, 340, 385, 425, 510] as const

/** The courses of most fixtures: commas and points, long and short forms, no grade, a repeated course. */
export const simples: Linha[] = [
  ['2023.1', 'MAT1161', 'Cálculo a uma Variável', '33A', '8,5', 'Aprovado', '4'],
  ['2023.1', 'INF1025', 'Introdução à Programação', '33B', '9.0', 'AP', '4'],
  ['2023.1', 'FIS1033', 'Mecânica Newtoniana', '33A', '4,2', 'Reprovado', '4'],
  ['2023.2', 'FIS1033', 'Mecânica Newtoniana', '33C', '7', 'AP', '4'],
  ['2023.2', 'ACP0900', 'Atividades Complementares', '', '', 'Cumprido', '3'],
  ['2024.1', 'INF1010', 'Estruturas de Dados Avançadas', '33A', '', 'Cursando', '4'],
]

export const toPaginas = (paginas: Texto[][]): Buffer => toPdf(toObjetos(paginas.map(toConteudo)))
