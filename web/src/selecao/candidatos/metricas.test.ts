import { expect, test } from 'vitest'
import { toMetricas, countByPeriodo, mergeSmallest } from './metricas.ts'

const now = new Date('2026-06-15T12:00:00Z')
const candidatura = (curso: string | null, criadaEm: string | null = '2026-01-01T00:00:00Z', comCarta = false) => ({
  curso,
  criadaEm,
  carta: comCarta ? 'Oi' : null,
})

test('counts candidates, letters and the last seven days', () => {
  const { total, comCarta, recentes } = toMetricas(
    [
      candidatura('Design', '2026-06-14T12:00:00Z', true),
      candidatura('Design', '2026-06-08T11:59:00Z', true),
      candidatura('Design', null),
    ],
    now,
  )
  expect({ total, comCarta, recentes }).toEqual({ total: 3, comCarta: 2, recentes: 1 })
})

test('counts by curso, most first, equals by name, and the unknown curso last', () => {
  const cursos = [null, null, null, 'Letras', 'Física', 'Design', 'Física', 'Ética']
  expect(
    toMetricas(
      cursos.map(curso => candidatura(curso)),
      now,
    ).cursos,
  ).toEqual([
    { nome: 'Física', total: 2 },
    { nome: 'Design', total: 1 },
    { nome: 'Ética', total: 1 },
    { nome: 'Letras', total: 1 },
    { nome: 'Curso não informado', total: 3 },
  ])
})

test('sums up the rest after the largest', () => {
  const fatias = [5, 3, 2, 1].map(total => ({ nome: `Curso ${total}`, total }))
  expect(mergeSmallest(fatias, 4)).toBe(fatias)
  expect(mergeSmallest(fatias, 3)).toEqual([...fatias.slice(0, 2), { nome: 'Outros 2 cursos', total: 3 }])
})

const periodos = (dias: (string | null)[], most: number) =>
  countByPeriodo(
    dias.map(dia => candidatura(null, dia && `2026-04-${dia}T15:00:00Z`)),
    most,
  ).map(({ de, ate, total }) => [Number(de.slice(-2)), Number(ate.slice(-2)), total])

test('counts by day from the first candidatura to the last, including days without one', () => {
  expect(periodos(['03', '01', '03', null], 5)).toEqual([
    [1, 1, 1],
    [2, 2, 0],
    [3, 3, 2],
  ])
})

test('groups days if there are too many, and ends with the last candidatura', () => {
  expect(periodos(['01', '03', '10', '30'], 4)).toEqual([
    [1, 8, 2],
    [9, 16, 1],
    [17, 24, 0],
    [25, 30, 1],
  ])
})

test('has no periods without dates', () => {
  expect(periodos([null], 4)).toEqual([])
})
