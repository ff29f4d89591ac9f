import { differenceInDays, parseISO } from 'date-fns'

/** What counts of one candidatura; null is what the upstream does not tell. */
type Contada = { criadaEm: string | null; comCarta: boolean; curso: string | null }

export type Metricas = {
  total: number
  comCarta: number
  /** Of the last seven days. */
  recentes: number
  /** How many of each course, most first; those that do not tell stand last. */
  cursos: readonly { nome: string; total: number }[]
}

const semCurso = 'Curso não informado'

/** Counts over all candidaturas of one vaga. */
export function contarMetricas(candidaturas: readonly Contada[], now: Date): Metricas {
  const totals = new Map<string, number>()
  for (const { curso } of candidaturas) {
    const nome = curso ?? semCurso
    totals.set(nome, (totals.get(nome) ?? 0) + 1)
  }
  const cursos = [...totals].map(([nome, total]) => ({ nome, total }))
  return {
    total: candidaturas.length,
    comCarta: candidaturas.filter(({ comCarta }) => comCarta).length,
    recentes: candidaturas.filter(({ criadaEm }) => criadaEm && differenceInDays(now, parseISO(criadaEm)) < 7).length,
    cursos: cursos.toSorted(
      (a, b) =>
        Number(a.nome === semCurso) - Number(b.nome === semCurso) ||
        b.total - a.total ||
        a.nome.localeCompare(b.nome, 'pt-BR'),
    ),
  }
}
