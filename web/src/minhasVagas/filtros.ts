import type { StatusDaVaga } from './__generated__/useMinhasVagas_edges.graphql.ts'
import { nomeDoStatus } from '../tags/StatusTag.tsx'
import type { VagaRow } from './useMinhasVagas.ts'
import { clockOf } from '../ui/fuso.ts'

/** The filters of the professor's list. An empty or null one does not filter. */
export type Filtros = {
  status: readonly StatusDaVaga[]
  /** The least number of candidatos, one of `minimos`. */
  minimo: number | null
  /** Years of publication. */
  anos: readonly number[]
}

export const semFiltros: Filtros = { status: [], minimo: null, anos: [] }

/** How many values are chosen. */
export const countEscolhas = ({ status, minimo, anos }: Filtros): number =>
  status.length + (minimo === null ? 0 : 1) + anos.length

export const isFiltering = (filtros: Filtros): boolean => countEscolhas(filtros) > 0

const todosOsStatus = Object.keys(nomeDoStatus) as StatusDaVaga[]

/** The five of the specification (§10.14), and drafts where there is one, or they are chosen. */
export const statusOferecidos = (vagas: readonly VagaRow[], { status }: Filtros): StatusDaVaga[] =>
  todosOsStatus.filter(
    one => one !== 'RASCUNHO' || status.includes(one) || vagas.some(vaga => vaga.status === 'RASCUNHO'),
  )

/** Specification §9. */
export const minimos: readonly number[] = [5, 10, 15]

const yearOf = (time: Date): number => clockOf(time).getUTCFullYear()

/** The current year and the two before it (specification §9). */
export function anosOferecidos(now: Date): number[] {
  const year = yearOf(now)
  return [year, year - 1, year - 2]
}

/** Reads '?status=em_analise,finalizada&candidatos=5&ano=2026'. Values that are not offered are ignored. */
export function readFiltros(search: URLSearchParams, now: Date): Filtros {
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

/** Returns the search parameters with these filters replaced. */
export function writeFiltros(search: URLSearchParams, { status, minimo, anos }: Filtros): URLSearchParams {
  const next = new URLSearchParams(search)
  const values = { status: status.join(',').toLowerCase(), candidatos: String(minimo ?? ''), ano: anos.join(',') }
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** Returns the vagas that match all filters, in the same order. */
export function filterVagas(vagas: readonly VagaRow[], { status, minimo, anos }: Filtros): VagaRow[] {
  return vagas.filter(
    vaga =>
      (status.length === 0 || (vaga.status !== null && status.includes(vaga.status))) &&
      (minimo === null || (vaga.candidatos ?? 0) >= minimo) &&
      (anos.length === 0 || (vaga.criadaEm !== null && anos.includes(yearOf(new Date(vaga.criadaEm))))),
  )
}

/** Removes the value from the list, or adds it if it is missing. */
export const toggled = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter(other => other !== value) : [...values, value]
