import {
  type Candidato,
  compareNullable,
  nomeDaOrdem as nomesBasicos,
  type OrdemDeCandidatos,
  porData,
  sortCandidatos,
} from '../candidatos/candidatos.ts'
import type { EmSelecao } from '../etapa.ts'
import type { Criterio, Criterios } from './criterios.ts'
import { esperaDesde } from './semResposta.ts'

/** The orders of a selecao, in the order of the menu. */
export const nomeDaOrdem = {
  ...nomesBasicos,
  nota: 'Maior nota',
  espera: 'Há mais tempo sem resposta',
  requisitos: 'Mais requisitos atendidos',
  cr: 'Maior CR',
} as const

export type Ordem = keyof typeof nomeDaOrdem

export const isOrdem = (written: string): written is Ordem => Object.hasOwn(nomeDaOrdem, written)

const isBasica = (ordem: Ordem): ordem is OrdemDeCandidatos => Object.hasOwn(nomesBasicos, ordem)

/** The orders to offer: by nota only if the upstream has avaliacoes. */
export const ordensDe = (candidatos: readonly Candidato[]): Readonly<Partial<Record<Ordem, string>>> => {
  const temAvaliacoes = candidatos.some(({ avaliacao }) => avaliacao !== null)
  return Object.fromEntries(Object.entries(nomeDaOrdem).filter(([ordem]) => ordem !== 'nota' || temAvaliacoes))
}

type Valor = (candidato: EmSelecao, criterio: Criterio | undefined) => number | null

/** The number to sort by, the greatest first. Null values come last. */
const valores: Record<Exclude<Ordem, OrdemDeCandidatos>, Valor> = {
  nota: ({ avaliacao }) => avaliacao?.nota ?? null,
  espera: candidato => {
    const desde = esperaDesde(candidato)
    return desde === null ? null : -desde
  },
  requisitos: (_, criterio) => criterio?.atende ?? null,
  cr: (_, criterio) => criterio?.cr ?? null,
}

/** A stable sort. `criterios` is null until they are loaded. */
export function sortSelecao(
  candidatos: readonly EmSelecao[],
  ordem: Ordem,
  criterios: Criterios | null,
): readonly EmSelecao[] {
  if (isBasica(ordem)) return sortCandidatos(candidatos, ordem)
  const valorDe = (candidato: EmSelecao) => valores[ordem](candidato, criterios?.get(candidato.id))
  return candidatos.toSorted(
    (one, other) => compareNullable(valorDe(one), valorDe(other), (a, b) => b - a) || porData(one, other),
  )
}
