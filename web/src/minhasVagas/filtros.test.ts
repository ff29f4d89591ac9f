import { expect, test } from 'vitest'
import { alternado, anosOferecidos, escreverFiltros, filtrar, lerFiltros, semFiltros } from './filtros.ts'
import type { Linha } from './useMinhasVagas.ts'

const now = new Date('2026-06-15T12:00:00Z')
const linha = (codigo: string, rest: Partial<Linha>): Linha => ({
  codigo,
  titulo: codigo,
  tipo: { nome: 'Bolsa', tone: 'amber' },
  status: 'EM_ANDAMENTO',
  compartilhada: false,
  candidatos: 0,
  criadaEm: '2026-03-01T12:00:00Z',
  ...rest,
})
const kept = (linhas: readonly Linha[], filtros: Partial<typeof semFiltros>) =>
  filtrar(linhas, { ...semFiltros, ...filtros }).map(({ codigo }) => codigo)

test('keeps any of the statuses that are pressed', () => {
  const linhas = [
    linha('a', {}),
    linha('b', { status: 'ENCERRADA' }),
    linha('c', { status: 'AGUARDANDO' }),
    linha('d', { status: null }),
  ]
  expect(kept(linhas, { status: ['ENCERRADA', 'AGUARDANDO'] })).toEqual(['b', 'c'])
})

test('keeps those with the minimum of candidatos, the minimum itself included', () => {
  const linhas = [linha('4', { candidatos: 4 }), linha('5', { candidatos: 5 })]
  expect(kept(linhas, { minimo: 5 })).toEqual(['5'])
})

test('keeps the years that are pressed', () => {
  const linhas = [linha('26', {}), linha('25', { criadaEm: '2025-08-01T12:00:00Z' }), linha('?', { criadaEm: null })]
  expect(kept(linhas, { anos: [2025] })).toEqual(['25'])
})

test('asks for all kinds of filters at once', () => {
  const linhas = [linha('a', { candidatos: 12 }), linha('b', { candidatos: 12, status: 'ENCERRADA' }), linha('c', {})]
  expect(kept(linhas, { status: ['EM_ANDAMENTO'], minimo: 10, anos: [2026] })).toEqual(['a'])
})

test('offers the current year and the two before', () => {
  expect(anosOferecidos(now)).toEqual([2026, 2025, 2024])
})

test('reads back from the URL what it wrote there', () => {
  const filtros = { status: ['AGUARDANDO', 'EM_ANALISE'], minimo: 15, anos: [2025] } as const
  const search = escreverFiltros(new URLSearchParams('ordem=titulo'), filtros)
  expect(decodeURIComponent(search.toString())).toBe('ordem=titulo&status=aguardando,em_analise&candidatos=15&ano=2025')
  expect(lerFiltros(search, now)).toEqual(filtros)
  expect(escreverFiltros(search, semFiltros).toString()).toBe('ordem=titulo')
})

test('passes over what a URL asks for and nobody offers', () => {
  expect(lerFiltros(new URLSearchParams('status=aberta&candidatos=7&ano=1999,abc'), now)).toEqual(semFiltros)
})

test('toggles a value in and out', () => {
  expect(alternado([1, 2], 2)).toEqual([1])
  expect(alternado([1], 2)).toEqual([1, 2])
})
