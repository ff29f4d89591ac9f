import { isPorAvaliar, searchCandidatos } from './candidatos/candidatos.ts'
import { type EmSelecao, type Etapa, todasAsEtapas } from './etapa.ts'
import { type Criterios, readRespostas } from './filtros/criterios.ts'
import { isOrdem, type Ordem, sortSelecao } from './filtros/ordem.ts'
import { isSemResposta } from './filtros/semResposta.ts'

/** Order and filters of the candidates, as in the URL. An empty value does not filter. */
export type Filtro = {
  ordem: Ordem
  busca: string
  etapa: Etapa | null
  curso: string
  /** The period in which they began to study, as '2024.1'. */
  periodo: string
  etiqueta: string
  /** The least nota. */
  nota: string
  carta: string
  /** The days without an answer. */
  espera: string
  requisitos: string
  /** The least CR. */
  cr: string
  /** As `toRespostas` writes them. */
  respostas: string
}

/** The values of the filters with fixed options. */
export const opcoes = {
  nota: ['5', '4', '3', '2', '1'],
  carta: ['sim'],
  espera: ['3', '7', '14', '30'],
  requisitos: ['todos'],
  cr: ['5', '6', '7', '8', '9'],
} as const satisfies Partial<Record<keyof Filtro, readonly string[]>>

export const semFiltro: Filtro = {
  ordem: 'antigas',
  busca: '',
  etapa: null,
  curso: '',
  periodo: '',
  etiqueta: '',
  nota: '',
  carta: '',
  espera: '',
  requisitos: '',
  cr: '',
  respostas: '',
}

/** Reads the search parameters. Invalid values are ignored. */
export function readFiltro(params: URLSearchParams): Filtro {
  const ordem = params.get('ordem') ?? ''
  const text = (name: string) => params.get(name) ?? ''
  const oneOf = (name: keyof typeof opcoes) => opcoes[name].find(one => one === params.get(name)) ?? ''
  return {
    ordem: isOrdem(ordem) ? ordem : semFiltro.ordem,
    busca: text('busca'),
    etapa: todasAsEtapas.find(one => one === params.get('etapa')) ?? null,
    curso: text('curso'),
    periodo: text('periodo'),
    etiqueta: text('etiqueta'),
    nota: oneOf('nota'),
    carta: oneOf('carta'),
    espera: oneOf('espera'),
    requisitos: oneOf('requisitos'),
    cr: oneOf('cr'),
    respostas: text('respostas'),
  }
}

/** The search parameters of the list and of its candidates. */
export const toLista = ({ ordem, ...filtro }: Filtro) => ({
  ordem: ordem === semFiltro.ordem ? null : ordem,
  ...filtro,
})

/** Whether order or filters need what is loaded on demand. */
export const usesCriterios = ({ ordem, requisitos, cr, respostas }: Filtro): boolean =>
  ordem === 'requisitos' || ordem === 'cr' || (requisitos || cr || respostas) !== ''

/**
 * The candidates that match the filters; the search is not applied. `criterios` is null until they are loaded: then what
 * needs them filters nothing.
 */
export function filterCandidatos(
  candidatos: readonly EmSelecao[],
  filtro: Filtro,
  criterios: Criterios | null = null,
): readonly EmSelecao[] {
  const { etapa, curso, periodo, etiqueta, nota, carta, espera } = filtro
  const agora = Date.now()
  const meets = toCriterio(filtro, criterios)
  return candidatos.filter(
    one =>
      (etapa === null || one.etapa === etapa) &&
      (curso === '' || one.curso === curso) &&
      (periodo === '' || one.periodoInicio === periodo) &&
      (etiqueta === '' || one.avaliacao?.etiquetas.includes(etiqueta)) &&
      (nota === '' || (one.avaliacao?.nota ?? 0) >= Number(nota)) &&
      (carta === '' || one.carta !== null) &&
      (espera === '' || isSemResposta(one, Number(espera), agora)) &&
      meets(one),
  )
}

/** Whether a candidate meets the filters that need `criterios`. What is not known is not met. */
function toCriterio({ requisitos, cr, respostas }: Filtro, criterios: Criterios | null) {
  const pedidas = [...readRespostas(respostas)]
  if (criterios === null) return () => true
  return ({ id }: EmSelecao): boolean => {
    const dele = criterios.get(id)
    return (
      (requisitos === '' || (dele?.atende != null && dele.atende === dele.de)) &&
      (cr === '' || (dele?.cr ?? -1) >= Number(cr)) &&
      pedidas.every(([pergunta, valor]) => dele?.respostas.get(pergunta) === valor)
    )
  }
}

/**
 * The neighbours of a candidate (`id`) in the list, the next one without a nota, and its position. A candidate that stops
 * matching the filters while shown, as after a move, keeps its position.
 */
export function vizinhosDe(
  candidatos: readonly EmSelecao[],
  filtro: Filtro,
  id: string,
  criterios: Criterios | null = null,
) {
  const filtrados = new Set(filterCandidatos(searchCandidatos(candidatos, filtro.busca), filtro, criterios))
  const lista = sortSelecao(candidatos, filtro.ordem, criterios).filter(one => one.id === id || filtrados.has(one))
  const at = lista.findIndex(one => one.id === id)
  return {
    anterior: lista[at - 1] ?? null,
    semNota: [...lista.slice(at + 1), ...lista.slice(0, Math.max(at, 0))].find(isPorAvaliar) ?? null,
    proximo: at < 0 ? null : (lista[at + 1] ?? null),
    lugar: at + 1,
    de: lista.length,
  }
}
