import { isOrdem, type OrdemDeCandidatos, sortCandidatos, searchCandidatos } from './candidatos/candidatos.ts'
import { type EmSelecao, type Etapa, todasAsEtapas } from './etapa.ts'

/** Order and filters of the candidates, as in the URL. An empty value does not filter. */
export type Filtro = {
  ordem: OrdemDeCandidatos
  busca: string
  etapa: Etapa | null
  curso: string
  /** The period in which they began to study, as '2024.1'. */
  periodo: string
  etiqueta: string
}

export const semFiltro: Filtro = { ordem: 'antigas', busca: '', etapa: null, curso: '', periodo: '', etiqueta: '' }

/** Reads the search parameters. Invalid values are ignored. */
export function readFiltro(params: URLSearchParams): Filtro {
  const ordem = params.get('ordem') ?? ''
  const text = (name: string) => params.get(name) ?? ''
  return {
    ordem: isOrdem(ordem) ? ordem : semFiltro.ordem,
    busca: text('busca'),
    etapa: todasAsEtapas.find(one => one === params.get('etapa')) ?? null,
    curso: text('curso'),
    periodo: text('periodo'),
    etiqueta: text('etiqueta'),
  }
}

/** The search parameters of the list and of its candidates. */
export const toLista = ({ ordem, ...filtro }: Filtro) => ({
  ordem: ordem === semFiltro.ordem ? null : ordem,
  ...filtro,
})

/** The candidates that match the filters; the search is not applied. */
export const filterCandidatos = (candidatos: readonly EmSelecao[], { etapa, curso, periodo, etiqueta }: Filtro) =>
  candidatos.filter(
    one =>
      (etapa === null || one.etapa === etapa) &&
      (curso === '' || one.curso === curso) &&
      (periodo === '' || one.periodoInicio === periodo) &&
      (etiqueta === '' || one.avaliacao?.etiquetas.includes(etiqueta)),
  )

/**
 * The neighbours of a candidate (`id`) in the list, and its position. A candidate that stops matching the filters while
 * shown, as after a move, keeps its position.
 */
export function vizinhosDe(candidatos: readonly EmSelecao[], filtro: Filtro, id: string) {
  const filtrados = new Set(filterCandidatos(searchCandidatos(candidatos, filtro.busca), filtro))
  const lista = sortCandidatos(candidatos, filtro.ordem).filter(one => one.id === id || filtrados.has(one))
  const at = lista.findIndex(one => one.id === id)
  return {
    anterior: lista[at - 1] ?? null,
    proximo: at < 0 ? null : (lista[at + 1] ?? null),
    lugar: at + 1,
    de: lista.length,
  }
}
