import { isOrdem, type OrdemDeCandidatos, ordenarCandidatos, procurarCandidatos } from '../minhasVagas/candidatos.ts'
import { type EmSelecao, type Etapa, todasAsEtapas } from './etapa.ts'

/** How the candidates are sorted and which are shown, as the address has it; blank is no filter. */
export type Filtro = {
  ordem: OrdemDeCandidatos
  busca: string
  etapa: Etapa | null
  curso: string
  /** When they began to study, as '2024.1'. */
  periodo: string
  etiqueta: string
}

export const semFiltro: Filtro = { ordem: 'antigas', busca: '', etapa: null, curso: '', periodo: '', etiqueta: '' }

/** What an address says; what nobody can have chosen counts as nothing. */
export function lerFiltro(params: URLSearchParams): Filtro {
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

/** For the paths of the list and of its candidates. */
export const toLista = ({ ordem, ...filtro }: Filtro) => ({
  ordem: ordem === semFiltro.ordem ? null : ordem,
  ...filtro,
})

/** Those that the filters leave, the search apart. */
export const filtrar = (candidatos: readonly EmSelecao[], { etapa, curso, periodo, etiqueta }: Filtro) =>
  candidatos.filter(
    one =>
      (etapa === null || one.etapa === etapa) &&
      (curso === '' || one.curso === curso) &&
      (periodo === '' || one.periodoInicio === periodo) &&
      (etiqueta === '' || one.avaliacao?.etiquetas.includes(etiqueta)),
  )

/**
 * Who comes before and after one of the list (`id`), and at which place it stands. Who has left the filters while being
 * looked at, as by a move, keeps the place in the order.
 */
export function vizinhosDe(candidatos: readonly EmSelecao[], filtro: Filtro, id: string) {
  const filtrados = new Set(filtrar(procurarCandidatos(candidatos, filtro.busca), filtro))
  const lista = ordenarCandidatos(candidatos, filtro.ordem).filter(one => one.id === id || filtrados.has(one))
  const at = lista.findIndex(one => one.id === id)
  return {
    anterior: lista[at - 1] ?? null,
    proximo: at < 0 ? null : (lista[at + 1] ?? null),
    lugar: at + 1,
    de: lista.length,
  }
}
