import { expect, test } from 'vitest'
import type { EmSelecao } from './etapa.ts'
import { type Criterio, toRespostas } from './filtros/criterios.ts'
import { sortSelecao } from './filtros/ordem.ts'
import { isSemResposta } from './filtros/semResposta.ts'
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
  respondidaEm: null,
  lida: null,
  etapa: 'RECEBIDA',
  retida: false,
  versao: 0,
  avaliacao: null,
  ...changes,
})

const ana = candidato('Ana', { carta: 'Gosto de ensinar.', curso: 'Física', periodoInicio: '2024.1' })
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
    nota: '3',
    carta: 'sim',
    espera: '7',
    requisitos: 'todos',
    cr: '8',
    respostas: toRespostas(new Map([['Qual turno? (a, b)', 'Manhã & tarde']])),
  }
  const params = new URLSearchParams(Object.entries(toLista(chosen)).map(([name, value]) => [name, String(value)]))
  expect(readFiltro(params)).toEqual(chosen)
  expect(Object.values(toLista(semFiltro)).filter(Boolean)).toEqual([])
})

test('ignores invalid values', () => {
  expect(readFiltro(new URLSearchParams('ordem=toString&etapa=x&nota=9&espera=1&cr=x'))).toEqual(semFiltro)
})

test.each([
  [{ etapa: 'APROVADA' }, ['Bia']],
  [{ curso: 'Física' }, ['Bia', 'Ana']],
  [{ periodo: '2024.1' }, ['Ana']],
  [{ etiqueta: 'Chamar' }, ['Caio']],
  [{ curso: 'Física', periodo: '2025.1' }, ['Bia']],
  [{ nota: '5' }, ['Caio']],
  [{ carta: 'sim' }, ['Ana']],
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

const criterio = (changes: Partial<Criterio>): Criterio => ({
  cr: null,
  atende: null,
  de: null,
  respostas: new Map(),
  ...changes,
})
const criterios = new Map([
  ['Ana', criterio({ cr: 9, atende: 1, de: 2, respostas: new Map([['Turno', 'Manhã']]) })],
  ['Bia', criterio({ cr: 7, atende: 2, de: 2, respostas: new Map([['Turno', 'Noite']]) })],
])

test.each([
  [{ requisitos: 'todos' }, ['Bia']],
  [{ cr: '8' }, ['Ana']],
  [{ respostas: toRespostas(new Map([['Turno', 'Noite']])) }, ['Bia']],
  [{ cr: '5', respostas: toRespostas(new Map([['Turno', 'Manhã']])) }, ['Ana']],
])('%j leaves %j once it is loaded, and everybody before', (changes, nomes) => {
  expect(filterCandidatos(todos, filtro(changes), criterios).map(({ nome }) => nome)).toEqual(nomes)
  expect(filterCandidatos(todos, filtro(changes))).toHaveLength(3)
})

test.each([
  ['requisitos', ['Bia', 'Ana', 'Caio']],
  ['cr', ['Ana', 'Bia', 'Caio']],
  ['nota', ['Caio', 'Bia', 'Ana']],
] as const)('sorts by %s, the best first and the unknown last', (ordem, nomes) => {
  expect(sortSelecao(todos, ordem, criterios).map(({ nome }) => nome)).toEqual(nomes)
})

test('waits since the last answer, or since the candidatura, until there is a decision', () => {
  const agora = Date.parse('2026-04-10T12:00:00Z')
  const waits = (changes: Partial<EmSelecao>) =>
    isSemResposta(candidato('x', { criadaEm: '2026-04-01T12:00:00Z', ...changes }), 7, agora)
  expect(waits({})).toBe(true)
  expect(waits({ criadaEm: '2026-04-03T12:00:00Z' })).toBe(true)
  expect(waits({ criadaEm: '2026-04-03T12:00:01Z' })).toBe(false)
  expect(waits({ etapa: 'EM_ANALISE', respondidaEm: '2026-04-02T12:00:00Z' })).toBe(true)
  expect(waits({ etapa: 'EM_ANALISE', respondidaEm: '2026-04-05T12:00:00Z' })).toBe(false)
  expect(waits({ etapa: 'APROVADA', respondidaEm: '2026-04-02T12:00:00Z' })).toBe(false)
  // An upstream that does not tell when.
  expect(waits({ etapa: 'EM_ANALISE' })).toBe(false)
})

test('sorts by the longest wait', () => {
  const [velha, nova] = ['2026-04-01T12:00:00Z', '2026-04-02T12:00:00Z']
  const tres = [candidato('nova', { criadaEm: nova }), candidato('velha', { criadaEm: velha }), bia]
  expect(sortSelecao(tres, 'espera', null).map(({ nome }) => nome)).toEqual(['velha', 'nova', 'Bia'])
})
