import { expect, test } from 'vitest'
import { contarMetricas } from './metricas.ts'

const now = new Date('2026-06-15T12:00:00Z')
const candidatura = (curso: string | null, criadaEm: string | null = '2026-01-01T00:00:00Z', comCarta = false) => ({
  curso,
  criadaEm,
  comCarta,
})

test('counts candidates, letters and the last seven days', () => {
  const { total, comCarta, recentes } = contarMetricas(
    [
      candidatura('Design', '2026-06-14T12:00:00Z', true),
      candidatura('Design', '2026-06-08T11:59:00Z', true),
      candidatura('Design', null),
    ],
    now,
  )
  expect({ total, comCarta, recentes }).toEqual({ total: 3, comCarta: 2, recentes: 1 })
})

test('counts each course, most first, equals by name, and the unknown last', () => {
  const cursos = [null, null, null, 'Letras', 'Física', 'Design', 'Física', 'Ética']
  expect(
    contarMetricas(
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
