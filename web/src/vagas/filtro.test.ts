import { expect, test } from 'vitest'
import {
  isFiltrado,
  isSameFiltro,
  readCursor,
  readFiltro,
  readPagina,
  semFiltro,
  toPath,
  toVariables,
} from './filtro.ts'
import { keepSalvas } from './salvas.ts'

const read = (search: string) => readFiltro(new URLSearchParams(search))

test('reads the type filter as the specification spells its ids, and ignores what is none', () => {
  expect(read('type=monitoria').tipos).toEqual(['MONITORIA'])
  expect(read('type=laboratorio,iniciacao_cientifica,nada').tipos).toEqual(['INICIACAO_CIENTIFICA', 'LABORATORIO'])
})

test('gives back the same filter and page from the URL that it wrote', () => {
  const filtro = {
    tipos: ['MONITORIA', 'ESTAGIO'],
    departamento: '3',
    beneficios: ['DESCONTO_MENSALIDADE'],
    busca: 'cálculo & redes',
    salvas: false,
  } as const
  const { searchParams } = new URL(toPath(filtro, 4, 'abc'), 'https://x.example')
  expect(readFiltro(searchParams)).toEqual(filtro)
  expect(readPagina(searchParams)).toBe(4)
  expect(readCursor(searchParams)).toBe('abc')
})

test('writes the plain list as the plain path', () => {
  expect(toPath(semFiltro)).toBe('/opportunities')
})

test.each(['0', '-1', '1.5', 'dois', '1e99', ''])('takes pagina=%s for the first page', pagina => {
  expect(readPagina(new URLSearchParams({ pagina }))).toBe(0)
})

test('requests a page by its cursor, and the first without one', () => {
  const read = (search: string) => toVariables(new URLSearchParams(search))
  expect(read('pagina=3&cursor=abc')).toMatchObject({ pagina: 3, after: 'abc' })
  expect(read('pagina=3')).toMatchObject({ pagina: 3, after: null })
  expect(read('pagina=1&cursor=abc')).toMatchObject({ pagina: 1, after: null })
})

test('counts blank words as no search', () => {
  expect(isFiltrado({ ...semFiltro, busca: '  ' })).toBe(false)
  expect(isFiltrado({ ...semFiltro, departamento: '3' })).toBe(true)
})

test('takes two filters for the same in whatever order they were chosen', () => {
  const one = { ...semFiltro, tipos: ['ESTAGIO', 'BOLSA'] as const }
  expect(isSameFiltro(one, { ...semFiltro, tipos: ['BOLSA', 'ESTAGIO'] })).toBe(true)
  expect(isSameFiltro(one, { ...semFiltro, tipos: ['BOLSA'] })).toBe(false)
})

test('takes the saved ones by themselves, a page of their ids with the query', () => {
  keepSalvas(
    Array.from({ length: 10 }, (_, index) => `vaga-${index}`),
    true,
  )
  const params = new URLSearchParams('salvas=1&type=bolsa&pagina=2')
  expect(readFiltro(params)).toEqual({ ...semFiltro, salvas: true })
  expect(toPath(readFiltro(params), 1)).toBe('/opportunities?salvas=1&pagina=2')
  expect(toVariables(params)).toMatchObject({ salvas: true, ids: ['vaga-8', 'vaga-9'] })
  expect(toVariables(new URLSearchParams())).toMatchObject({ salvas: false, ids: [] })
})
