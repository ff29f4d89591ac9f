import { expect, test } from 'vitest'
import type { EmSelecao } from './etapa.ts'
import { type Filtro, filterCandidatos, readFiltro, semFiltro, toLista, vizinhosDe } from './filtro.ts'

const candidato = (nome: string, changes: Partial<EmSelecao> = {}): EmSelecao => ({
  id: nome,
  codigoDaCandidatura: nome,
  pessoa: null,
  codigo: nome,
  nome,
  email: null,
  curso: null,
  avatar: null,
  periodoInicio: null,
  criadaEm: null,
  carta: null,
  etapa: 'RECEBIDA',
  retida: false,
  versao: 0,
  avaliacao: null,
  ...changes,
})

const ana = candidato('Ana', { curso: 'Física', periodoInicio: '2024.1' })
const bia = candidato('Bia', { curso: 'Física', periodoInicio: '2025.1', etapa: 'APROVADA' })
const caio = candidato('Caio', { curso: 'Design', avaliacao: { nota: 5, etiquetas: ['Chamar'], totalDeAnotacoes: 0 } })
const todos = [caio, bia, ana]
const filtro = (changes: Partial<Filtro>): Filtro => ({ ...semFiltro, ordem: 'nome', ...changes })

test('writes and reads the filters, and writes none by default', () => {
  const chosen: Filtro = {
    ordem: 'nota',
    busca: 'redes & dados',
    etapa: 'ENTREVISTA',
    curso: 'Física',
    periodo: '2024.1',
    etiqueta: 'Chamar',
  }
  const params = new URLSearchParams(Object.entries(toLista(chosen)).map(([name, value]) => [name, String(value)]))
  expect(readFiltro(params)).toEqual(chosen)
  expect(Object.values(toLista(semFiltro)).filter(Boolean)).toEqual([])
})

test('ignores invalid values', () => {
  expect(readFiltro(new URLSearchParams('ordem=toString&etapa=x'))).toEqual(semFiltro)
})

test.each([
  [{ etapa: 'APROVADA' }, ['Bia']],
  [{ curso: 'Física' }, ['Bia', 'Ana']],
  [{ periodo: '2024.1' }, ['Ana']],
  [{ etiqueta: 'Chamar' }, ['Caio']],
  [{ curso: 'Física', periodo: '2025.1' }, ['Bia']],
] as const)('%j leaves %j', (changes, nomes) => {
  expect(filterCandidatos(todos, filtro(changes)).map(({ nome }) => nome)).toEqual(nomes)
})

test('finds neighbours by order and filters', () => {
  expect(vizinhosDe(todos, filtro({}), 'Bia')).toMatchObject({ anterior: ana, proximo: caio, lugar: 2, de: 3 })
  expect(vizinhosDe(todos, filtro({ curso: 'Física' }), 'Bia')).toMatchObject({ anterior: ana, proximo: null, de: 2 })
  expect(vizinhosDe(todos, filtro({ busca: 'caio' }), 'Caio')).toMatchObject({ anterior: null, proximo: null, de: 1 })
})

test('keeps the position of a candidate that stopped matching the filters', () => {
  expect(vizinhosDe(todos, filtro({ etapa: 'RECEBIDA' }), 'Bia')).toMatchObject({ anterior: ana, proximo: caio, de: 3 })
})

test('has no position for a candidate that is not in the list', () => {
  expect(vizinhosDe(todos, filtro({}), 'x')).toMatchObject({ anterior: null, proximo: null, lugar: 0 })
})
