/** Which failures pass by themselves, and how often and when a request is sent again. */
import type { FailureCode, RequestFailure } from './failure.ts'

const passing: ReadonlySet<FailureCode> = new Set([
  'OVERLOADED',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'OFFLINE',
  'TIMEOUT',
  'BAD_RESPONSE',
])

/** Whether the failure passes by itself. With any other, a retry would fail, too. */
export const isPassing = (code: FailureCode | null): boolean => code !== null && passing.has(code)

/** The metadata of a request that nobody waits for: it may be retried for half a minute, and no toast tells of it. */
export const background = { background: true }

export const isBackground = (metadata: Record<string, unknown>): boolean => metadata['background'] === true

/** One failure must not lose what a page missed, which is not told again. */
const maxInBackground = 5

/**
 * The retries of a request that somebody waits for. With these codes nothing was executed, so that a mutation is retried,
 * too: during a rolling release the next request may reach a gateway that knows the document, and an overloaded server may
 * have recovered.
 */
const maxInForeground: Partial<Record<FailureCode, number>> = { UNKNOWN_DOCUMENT: 2, OVERLOADED: 3 }

/** Whether a request that has failed with this code after this number of retries is sent once more. */
export const isRetried = (code: FailureCode, retries: number, metadata: Record<string, unknown>): boolean =>
  retries < (isBackground(metadata) && isPassing(code) ? maxInBackground : (maxInForeground[code] ?? 0))

/** Milliseconds before a retry, given the number of earlier retries. */
export function backOff(retries: number, { code, retryAfter }: RequestFailure): number {
  // Grows with each retry, with up to half as much jitter, so that clients do not retry all at once.
  if (retryAfter > 0) return retryAfter * 1000 * (retries + 1) * (1 + Math.random() / 2)
  // The next request may reach another gateway, and none is busy.
  if (code === 'UNKNOWN_DOCUMENT') return 500 * 3 ** retries
  return 1000 * 2 ** retries * (1 - Math.random() / 2)
}
