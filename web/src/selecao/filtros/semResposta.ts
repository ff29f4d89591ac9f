import type { Candidato } from '../candidatos/candidatos.ts'

/** After so many days without an answer a candidate counts in the head of the vaga. */
export const diasSemResposta = 7

const dia = 24 * 60 * 60 * 1000

const emAberto: readonly Candidato['etapa'][] = ['RECEBIDA', 'EM_ANALISE', 'ENTREVISTA']

/**
 * Since when, in ms since 1970, an undecided candidate waits: since the last move or message of a manager, or since they
 * applied. Null for the others, and if it is not known.
 */
export function esperaDesde({
  etapa,
  criadaEm,
  respondidaEm,
}: Pick<Candidato, 'etapa' | 'criadaEm' | 'respondidaEm'>): number | null {
  // An upstream that does not tell when: only who is at 'Recebida' was never moved.
  if (!emAberto.includes(etapa) || (respondidaEm === null && etapa !== 'RECEBIDA')) return null
  const desde = respondidaEm ?? criadaEm
  return desde === null ? null : Date.parse(desde)
}

export const isSemResposta = (candidato: Parameters<typeof esperaDesde>[0], dias: number, agora: number): boolean => {
  const desde = esperaDesde(candidato)
  return desde !== null && desde <= agora - dias * dia
}

/** The whole days for which an undecided candidate waits; null as for `esperaDesde`. */
export const diasDeEspera = (candidato: Parameters<typeof esperaDesde>[0]): number | null => {
  const desde = esperaDesde(candidato)
  return desde === null ? null : Math.floor((Date.now() - desde) / dia)
}
