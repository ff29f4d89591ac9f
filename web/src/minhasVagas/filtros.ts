import { parseISO } from 'date-fns'
import type { StatusDaVaga } from './__generated__/useMinhasVagas_edges.graphql.ts'
import { nomeDoStatus } from '../vagas/StatusTag.tsx'
import type { Linha } from './useMinhasVagas.ts'

/** What the professor's list keeps; what is empty or null does not filter. */
export type Filtros = {
  status: readonly StatusDaVaga[]
  /** Candidatos at least: one of `minimos`. */
  minimo: number | null
  /** Years of publication. */
  anos: readonly number[]
}

export const semFiltros: Filtros = { status: [], minimo: null, anos: [] }

/** Whether anything is left out. */
export const filtra = ({ status, minimo, anos }: Filtros): boolean =>
  status.length > 0 || minimo !== null || anos.length > 0

/** All five (specification §10.14). */
export const todosOsStatus = Object.keys(nomeDoStatus) as StatusDaVaga[]

/** Specification §9. */
export const minimos: readonly number[] = [5, 10, 15]

/** The current year and the two before (specification §9). */
export function anosOferecidos(now: Date): number[] {
  const year = now.getFullYear()
  return [year, year - 1, year - 2]
}

/** Reads '?status=em_analise,finalizada&candidatos=5&ano=2026'; what is not offered is passed over. */
export function lerFiltros(search: URLSearchParams, now: Date): Filtros {
  const list = (name: string) => search.get(name)?.split(',') ?? []
  const statuses = list('status')
  const anos = list('ano')
  const minimo = Number(search.get('candidatos'))
  return {
    status: todosOsStatus.filter(status => statuses.includes(status.toLowerCase())),
    minimo: minimos.find(offered => offered === minimo) ?? null,
    anos: anosOferecidos(now).filter(ano => anos.includes(String(ano))),
  }
}

/** The search parameters with these filters in place of those they had. */
export function escreverFiltros(search: URLSearchParams, { status, minimo, anos }: Filtros): URLSearchParams {
  const next = new URLSearchParams(search)
  const values = { status: status.join(',').toLowerCase(), candidatos: String(minimo ?? ''), ano: anos.join(',') }
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** Keeps what fits every kind of filter that is set; the order stays. */
export function filtrar(vagas: readonly Linha[], { status, minimo, anos }: Filtros): Linha[] {
  return vagas.filter(
    vaga =>
      (status.length === 0 || (vaga.status !== null && status.includes(vaga.status))) &&
      (minimo === null || (vaga.candidatos ?? 0) >= minimo) &&
      (anos.length === 0 || (vaga.criadaEm !== null && anos.includes(parseISO(vaga.criadaEm).getFullYear()))),
  )
}

/** One toggle of a list pressed: out when it was in, in when it was out. */
export const alternado = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter(other => other !== value) : [...values, value]
