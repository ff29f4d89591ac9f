import type { Candidato } from './candidatos.ts'
import { dayOf } from '../../ui/fuso.ts'

type Contado = Pick<Candidato, 'criadaEm' | 'carta' | 'curso'>

const oneDay = 24 * 60 * 60 * 1000

export type Fatia = { nome: string; total: number }

export type Metricas = {
  total: number
  comCarta: number
  /** In the last seven days. */
  recentes: number
  /** By curso, most first; the unknown curso comes last. */
  cursos: readonly Fatia[]
}

const semCurso = 'Curso não informado'

export function toMetricas(candidatos: readonly Contado[], now: Date): Metricas {
  const totals = new Map<string, number>()
  for (const { curso } of candidatos) {
    const nome = curso ?? semCurso
    totals.set(nome, (totals.get(nome) ?? 0) + 1)
  }
  const cursos = [...totals].map(([nome, total]) => ({ nome, total }))
  return {
    total: candidatos.length,
    comCarta: candidatos.filter(({ carta }) => carta).length,
    recentes: candidatos.filter(({ criadaEm }) => criadaEm && now.getTime() - Date.parse(criadaEm) < 7 * oneDay).length,
    cursos: cursos.toSorted(
      (a, b) =>
        Number(a.nome === semCurso) - Number(b.nome === semCurso) ||
        b.total - a.total ||
        a.nome.localeCompare(b.nome, 'pt-BR'),
    ),
  }
}

/** At most `most` entries: the last one sums up the rest. */
export function mergeSmallest(fatias: readonly Fatia[], most: number): readonly Fatia[] {
  if (fatias.length <= most) return fatias
  const rest = fatias.slice(most - 1)
  const total = rest.reduce((sum, fatia) => sum + fatia.total, 0)
  return [...fatias.slice(0, most - 1), { nome: `Outros ${rest.length} cursos`, total }]
}

/** A span of days as '2026-12-31', both ends included, and its number of candidaturas. */
export type Periodo = { de: string; ate: string; total: number }

const toDay = (count: number): string => new Date(count * oneDay).toISOString().slice(0, 10)

/** Splits the days from the first to the last candidatura into at most `most` spans of equal length; none without dates. */
export function countByPeriodo(candidatos: readonly Contado[], most: number): Periodo[] {
  const days = candidatos.flatMap(({ criadaEm }) => (criadaEm ? [Date.parse(dayOf(new Date(criadaEm))) / oneDay] : []))
  if (days.length === 0) return []
  const [first, last] = [Math.min(...days), Math.max(...days)]
  const span = Math.ceil((last - first + 1) / most)
  const totals = new Map<number, number>()
  for (const day of days) {
    const index = Math.floor((day - first) / span)
    totals.set(index, (totals.get(index) ?? 0) + 1)
  }
  const length = Math.floor((last - first) / span) + 1
  return Array.from({ length }, (_, index) => {
    const de = first + index * span
    return { de: toDay(de), ate: toDay(Math.min(de + span - 1, last)), total: totals.get(index) ?? 0 }
  })
}
