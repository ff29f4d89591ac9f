import { expect, test } from 'vitest'
import { toggled, anosOferecidos, writeFiltros, filterVagas, readFiltros, semFiltros } from './filtros.ts'
import type { VagaRow } from './useMinhasVagas.ts'

const now = new Date('2026-06-15T12:00:00Z')
const linha = (codigo: string, rest: Partial<VagaRow>): VagaRow => ({
  id: `vaga-${codigo}`,
  codigo,
  titulo: codigo,
  tipo: { nome: 'Bolsa', tone: 'amber' },
  status: 'EM_ANDAMENTO',
  aguarda: false,
  compartilhada: false,
  candidatos: 0,
  novos: 0,
  prazo: null,
  criadaEm: '2026-03-01T12:00:00Z',
  ...rest,
})
const kept = (rows: readonly VagaRow[], filtros: Partial<typeof semFiltros>) =>
  filterVagas(rows, { ...semFiltros, ...filtros }).map(({ codigo }) => codigo)

test('matches any of the chosen statuses', () => {
  const rows = [
    linha('a', {}),
    linha('b', { status: 'ENCERRADA' }),
    linha('c', { status: 'AGUARDANDO' }),
    linha('d', { status: null }),
  ]
  expect(kept(rows, { status: ['ENCERRADA', 'AGUARDANDO'] })).toEqual(['b', 'c'])
})

test('matches vagas with at least the minimum of candidatos', () => {
  const rows = [linha('4', { candidatos: 4 }), linha('5', { candidatos: 5 })]
  expect(kept(rows, { minimo: 5 })).toEqual(['5'])
})

test('matches the chosen years', () => {
  const rows = [linha('26', {}), linha('25', { criadaEm: '2025-08-01T12:00:00Z' }), linha('?', { criadaEm: null })]
  expect(kept(rows, { anos: [2025] })).toEqual(['25'])
})

test('matches all kinds of filters at once', () => {
  const rows = [linha('a', { candidatos: 12 }), linha('b', { candidatos: 12, status: 'ENCERRADA' }), linha('c', {})]
  expect(kept(rows, { status: ['EM_ANDAMENTO'], minimo: 10, anos: [2026] })).toEqual(['a'])
})

test('offers the current year and the two before it', () => {
  expect(anosOferecidos(now)).toEqual([2026, 2025, 2024])
})

test('reads from the URL what it wrote', () => {
  const filtros = { status: ['AGUARDANDO', 'EM_ANALISE'], minimo: 15, anos: [2025] } as const
  const search = writeFiltros(new URLSearchParams('ordem=titulo'), filtros)
  expect(decodeURIComponent(search.toString())).toBe('ordem=titulo&status=aguardando,em_analise&candidatos=15&ano=2025')
  expect(readFiltros(search, now)).toEqual(filtros)
  expect(writeFiltros(search, semFiltros).toString()).toBe('ordem=titulo')
})

test('ignores values in the URL that are not offered', () => {
  expect(readFiltros(new URLSearchParams('status=aberta&candidatos=7&ano=1999,abc'), now)).toEqual(semFiltros)
})

test('toggles a value', () => {
  expect(toggled([1, 2], 2)).toEqual([1])
  expect(toggled([1], 2)).toEqual([1, 2])
})
