import type { Texto } from './pdf.ts'

/** Period, code, name, class, grade, situation, credits, as they stand in a row. */
export type Linha = readonly [string, string, string, string, string, string, string]

/** Rows of a table, the first at `y`, one under the other, each field at its `x`. */
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
