import { expect, test } from 'vitest'
import { escreverOrdem, lerOrdem, ordenar } from './ordem.ts'
import type { Linha } from './useMinhasVagas.ts'

const linha = (codigo: string, rest: Partial<Linha>): Linha => ({
  codigo,
  titulo: codigo,
  tipo: { nome: 'Bolsa', tone: 'amber' },
  status: null,
  compartilhada: false,
  candidatos: 0,
  criadaEm: null,
  ...rest,
})
const codigos = (linhas: readonly Linha[]) => linhas.map(({ codigo }) => codigo).join(' ')

test('sorts titles as a Brazilian reader does, accents and case aside', () => {
  const linhas = ['zoologia', 'Ética', 'etnografia', 'Álgebra'].map(titulo => linha(titulo, { titulo }))
  expect(codigos(ordenar(linhas, { column: 'titulo', direction: 'ascending' }))).toBe(
    'Álgebra Ética etnografia zoologia',
  )
})

test('sorts numbers within titles as numbers', () => {
  const linhas = ['Cálculo 10', 'Cálculo 2', 'calculo 1'].map(titulo => linha(titulo, { titulo }))
  expect(codigos(ordenar(linhas, { column: 'titulo', direction: 'ascending' }))).toBe('calculo 1 Cálculo 2 Cálculo 10')
})

test('keeps equals in the order they came in, either way round', () => {
  const linhas = [linha('a', { candidatos: 3 }), linha('b', { candidatos: 9 }), linha('c', { candidatos: 3 })]
  expect(codigos(ordenar(linhas, { column: 'candidatos', direction: 'ascending' }))).toBe('a c b')
  expect(codigos(ordenar(linhas, { column: 'candidatos', direction: 'descending' }))).toBe('b a c')
})

test('puts what has no value last, either way round', () => {
  const linhas = [
    linha('x', {}),
    linha('old', { criadaEm: '2025-01-01T00:00:00Z' }),
    linha('new', { criadaEm: '2026-01-01T00:00:00Z' }),
  ]
  expect(codigos(ordenar(linhas, { column: 'criadaEm', direction: 'ascending' }))).toBe('old new x')
  expect(codigos(ordenar(linhas, { column: 'criadaEm', direction: 'descending' }))).toBe('new old x')
})

test('sorts a status by its name', () => {
  const linhas = [
    linha('f', { status: 'FINALIZADA' }),
    linha('a', { status: 'AGUARDANDO' }),
    linha('e', { status: 'EM_ANALISE' }),
  ]
  expect(codigos(ordenar(linhas, { column: 'status', direction: 'ascending' }))).toBe('a e f')
})

test('reads back from the URL what it wrote there, and nothing else', () => {
  const search = escreverOrdem(new URLSearchParams('status=finalizada'), { column: 'tipo', direction: 'descending' })
  expect(search.toString()).toBe('status=finalizada&ordem=-tipo')
  expect(lerOrdem(search)).toEqual({ column: 'tipo', direction: 'descending' })
  expect(lerOrdem(new URLSearchParams('ordem=acoes'))).toBeNull()
})
