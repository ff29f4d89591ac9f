import { expect, test } from 'vitest'
import {
  countEscolhas,
  isFiltrado,
  isSameFiltro,
  readCursor,
  readFiltro,
  readPagina,
  semFiltro,
  toPath,
  toVariables,
} from './filtro.ts'
import { keepSalvas } from '../card/salvas.ts'

const read = (search: string) => readFiltro(new URLSearchParams(search))

test('reads the types in the spelling of the specification, and ignores unknown ones', () => {
  expect(read('type=monitoria').tipos).toEqual(['MONITORIA'])
  expect(read('type=laboratorio,iniciacao_cientifica,nada').tipos).toEqual(['INICIACAO_CIENTIFICA', 'LABORATORIO'])
})

test('reads types besides the six by their REST ids', () => {
  expect(read('type=1001,estagio,12x,1002')).toMatchObject({ tipos: ['ESTAGIO'], outrosTipos: ['1001', '1002'] })
  expect(countEscolhas(read('type=1001,estagio'))).toBe(2)
  expect(isSameFiltro(read('type=1001,1002'), read('type=1002,1001'))).toBe(true)
})

test('reads the modalities and the hours that it knows', () => {
  expect(read('modalidade=remoto,lunar&horas=20')).toMatchObject({ modalidades: ['REMOTO'], horasMinimas: 20 })
  for (const horas of ['', '0', '15', '20h', 'dez']) expect(read(`horas=${horas}`).horasMinimas).toBeNull()
})

test('reads the same filter and page from the URL that it wrote', () => {
  const filtro = {
    tipos: ['MONITORIA', 'ESTAGIO'],
    outrosTipos: ['1001', '1002'],
    codigoDoDepartamento: '3',
    beneficios: ['DESCONTO_MENSALIDADE'],
    modalidades: ['HIBRIDO', 'REMOTO'],
    horasMinimas: 20,
    busca: 'cálculo & redes',
    salvas: false,
  } as const
  const { searchParams } = new URL(toPath(filtro, 4, 'abc'), 'https://x.example')
  expect(readFiltro(searchParams)).toEqual(filtro)
  expect(readPagina(searchParams)).toBe(4)
  expect(readCursor(searchParams)).toBe('abc')
})

test('writes no search part without a filter', () => {
  expect(toPath(semFiltro)).toBe('/opportunities')
})

test.each(['0', '-1', '1.5', 'dois', '1e99', ''])('reads pagina=%s as the first page', pagina => {
  expect(readPagina(new URLSearchParams({ pagina }))).toBe(0)
})

test('requests a page by its cursor, and the first page without a cursor', () => {
  const read = (search: string) => toVariables(new URLSearchParams(search))
  expect(read('pagina=3&cursor=abc')).toMatchObject({ pagina: 3, after: 'abc' })
  expect(read('pagina=3')).toMatchObject({ pagina: 3, after: null })
  expect(read('pagina=1&cursor=abc')).toMatchObject({ pagina: 1, after: null })
})

test('reads a blank search as no search', () => {
  expect(isFiltrado({ ...semFiltro, busca: '  ' })).toBe(false)
  expect(isFiltrado({ ...semFiltro, codigoDoDepartamento: '3' })).toBe(true)
})

test('treats filters as equal whatever the order of their choices', () => {
  const one = { ...semFiltro, tipos: ['ESTAGIO', 'BOLSA'] as const }
  expect(isSameFiltro(one, { ...semFiltro, tipos: ['BOLSA', 'ESTAGIO'] })).toBe(true)
  expect(isSameFiltro(one, { ...semFiltro, tipos: ['BOLSA'] })).toBe(false)
})

test('reads salvas without other filters, and requests one page of ids', () => {
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
