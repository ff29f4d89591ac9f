import type { PreloadFetchPolicy } from 'react-relay'
import type { OperationAvailability } from 'relay-runtime'

const minute = 60_000
const session = Number.POSITIVE_INFINITY

/** How old data may be, in milliseconds (specification §9). Up to `fresh` it is not refetched; up to `kept` it is shown
 *  during the refetch. */
export const freshness = {
  /** The header's name and portrait: shown during every refetch. */
  cabecalho: { fresh: 10 * minute, kept: session },
  /** Rendered from the store and refetched on every visit: an action on any other page may change it. */
  inicio: { fresh: 0, kept: 30 * minute },
  perfil: { fresh: 10 * minute, kept: 30 * minute },
  vagas: { fresh: minute / 2, kept: 5 * minute },
  vaga: { fresh: minute / 2, kept: 5 * minute },
  candidaturas: { fresh: minute / 2, kept: 5 * minute },
  conversas: { fresh: minute / 2, kept: 5 * minute },
  notificacoes: { fresh: minute / 2, kept: 5 * minute },
  rede: { fresh: minute / 2, kept: 5 * minute },
  historico: { fresh: 5 * minute, kept: 10 * minute },
  minhasVagas: { fresh: 5 * minute, kept: 30 * minute },
  minhaVaga: { fresh: 5 * minute, kept: 5 * minute },
  /** Refetched on every visit: after a revoked consent it must not be shown. */
  candidato: { fresh: 0, kept: 0 },
  /** Types, departments, interests, the institution. */
  referencia: { fresh: session, kept: session },
} as const

export type Freshness = keyof typeof freshness

/** How long the store keeps the data of unmounted pages. */
export const longestKept = 30 * minute

/** The fetch policy of a route, given the availability of its query in the store, and whether a topic of it has changed. */
export function fetchPolicy(
  kind: Freshness,
  stored: OperationAvailability,
  now: number,
  isStale = false,
): PreloadFetchPolicy {
  if (stored.status !== 'available') return 'network-only'
  // Without a time, the data is from other queries, and of unknown age.
  if (stored.fetchTime == null) return 'store-and-network'
  const age = now - stored.fetchTime
  if (age < freshness[kind].fresh && !isStale) return 'store-or-network'
  return age < freshness[kind].kept ? 'store-and-network' : 'network-only'
}
