import type { PreloadFetchPolicy } from 'react-relay'
import type { OperationAvailability } from 'relay-runtime'

const minute = 60_000
const session = Number.POSITIVE_INFINITY

/** How old data may be, in milliseconds (specification §9). Up to `fresh` it is not refetched; up to `kept` it is shown
 *  during the refetch. */
export const freshness = {
  /** The header's name and portrait: shown during every refetch. */
  cabecalho: { fresh: 10 * minute, kept: session },
  /** Refetched on every visit, and shown meanwhile: what the reader does on any other page may change it. */
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

/** Kept current by the stream, and so stale after a gap. */
const keptByStream: ReadonlySet<Freshness> = new Set([
  'candidaturas',
  'conversas',
  'notificacoes',
  'vaga',
  'minhasVagas',
  'minhaVaga',
])

/**
 * The fetch policy of a route, given the availability of its query in the store, the time of the last gap, and the time
 * since when the page is stale; null for never.
 */
export function fetchPolicy(
  kind: Freshness,
  stored: OperationAvailability,
  now: number,
  gapAt: number | null = null,
  staleSince: number | null = null,
): PreloadFetchPolicy {
  if (stored.status !== 'available') return 'network-only'
  // Without a time, the data is from other queries, and of unknown age.
  if (stored.fetchTime == null) return 'store-and-network'
  const age = now - stored.fetchTime
  const fetchedAt = stored.fetchTime
  const staleAt = [staleSince, keptByStream.has(kind) ? gapAt : null]
  const isStale = staleAt.some(at => at !== null && fetchedAt <= at)
  if (age < freshness[kind].fresh && !isStale) return 'store-or-network'
  return age < freshness[kind].kept ? 'store-and-network' : 'network-only'
}
