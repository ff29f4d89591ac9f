import { expect, test } from 'vitest'
import { writeOrdem, readOrdem, sortVagas } from './ordem.ts'
import type { VagaRow } from './useMinhasVagas.ts'

const linha = (codigo: string, rest: Partial<VagaRow>): VagaRow => ({
  id: `vaga-${codigo}`,
  codigo,
  titulo: codigo,
  tipo: { nome: 'Bolsa', tone: 'amber' },
  status: null,
  aguarda: false,
  compartilhada: false,
  candidatos: 0,
  novos: 0,
  prazo: null,
  criadaEm: null,
  ...rest,
})
const codigos = (rows: readonly VagaRow[]) => rows.map(({ codigo }) => codigo).join(' ')

test('sorts titles as a Brazilian reader does, accents and case aside', () => {
  const rows = ['zoologia', 'Ética', 'etnografia', 'Álgebra'].map(titulo => linha(titulo, { titulo }))
  expect(codigos(sortVagas(rows, { column: 'titulo', direction: 'ascending' }))).toBe(
    'Álgebra Ética etnografia zoologia',
  )
})

test('sorts numbers within titles as numbers', () => {
  const rows = ['Cálculo 10', 'Cálculo 2', 'calculo 1'].map(titulo => linha(titulo, { titulo }))
  expect(codigos(sortVagas(rows, { column: 'titulo', direction: 'ascending' }))).toBe('calculo 1 Cálculo 2 Cálculo 10')
})

test('sorts stably in both directions', () => {
  const rows = [linha('a', { candidatos: 3 }), linha('b', { candidatos: 9 }), linha('c', { candidatos: 3 })]
  expect(codigos(sortVagas(rows, { column: 'candidatos', direction: 'ascending' }))).toBe('a c b')
  expect(codigos(sortVagas(rows, { column: 'candidatos', direction: 'descending' }))).toBe('b a c')
})

test('sorts null last in both directions', () => {
  const rows = [
    linha('x', {}),
    linha('old', { criadaEm: '2025-01-01T00:00:00Z' }),
    linha('new', { criadaEm: '2026-01-01T00:00:00Z' }),
  ]
  expect(codigos(sortVagas(rows, { column: 'criadaEm', direction: 'ascending' }))).toBe('old new x')
  expect(codigos(sortVagas(rows, { column: 'criadaEm', direction: 'descending' }))).toBe('new old x')
})

test('sorts a status by its name', () => {
  const rows = [
    linha('f', { status: 'FINALIZADA' }),
    linha('a', { status: 'AGUARDANDO' }),
    linha('e', { status: 'EM_ANALISE' }),
  ]
  expect(codigos(sortVagas(rows, { column: 'status', direction: 'ascending' }))).toBe('a e f')
})

test('reads from the URL what it wrote, and ignores other values', () => {
  const search = writeOrdem(new URLSearchParams('status=finalizada'), { column: 'tipo', direction: 'descending' })
  expect(search.toString()).toBe('status=finalizada&ordem=-tipo')
  expect(readOrdem(search)).toEqual({ column: 'tipo', direction: 'descending' })
  expect(readOrdem(new URLSearchParams('ordem=acoes'))).toBeNull()
})
