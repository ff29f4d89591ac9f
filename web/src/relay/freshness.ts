import type { PreloadFetchPolicy } from 'react-relay'
import type { OperationAvailability } from 'relay-runtime'

const minute = 60_000
const session = Number.POSITIVE_INFINITY

/** How old data may be, in milliseconds (specification §9): under `fresh` it is not asked for again,
 *  under `kept` it is shown at once while it is. */
export const freshness = {
  /** The header's name and portrait: never waited for again. */
  cabecalho: { fresh: 10 * minute, kept: session },
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
  /** A consent that was revoked must show nothing more: asked for at each visit. */
  candidato: { fresh: 0, kept: 0 },
  /** Types, departments, interests, the institution. */
  referencia: { fresh: session, kept: session },
} as const

export type Freshness = keyof typeof freshness

/** What the store keeps of pages that nobody looks at. */
export const longestKept = 30 * minute

/** Kept right by what arrives by itself, and so in doubt where some of that was missed. */
const keptByStream: ReadonlySet<Freshness> = new Set([
  'candidaturas',
  'conversas',
  'notificacoes',
  'vaga',
  'minhasVagas',
  'minhaVaga',
])

/**
 * How a route loads, given what the store has of its query, when something may have been missed for the last time, and
 * when something was heard of that changed this page.
 */
export function fetchPolicy(
  kind: Freshness,
  stored: OperationAvailability,
  now: number,
  missedAt: number | null = null,
  changedAt: number | null = null,
): PreloadFetchPolicy {
  if (stored.status !== 'available') return 'network-only'
  // Without a time it came with other queries: good enough to show, not to trust.
  if (stored.fetchTime == null) return 'store-and-network'
  const age = now - stored.fetchTime
  const fetchedAt = stored.fetchTime
  const doubts = [changedAt, keptByStream.has(kind) ? missedAt : null]
  const inDoubt = doubts.some(at => at !== null && fetchedAt <= at)
  if (age < freshness[kind].fresh && !inDoubt) return 'store-or-network'
  return age < freshness[kind].kept ? 'store-and-network' : 'network-only'
}
